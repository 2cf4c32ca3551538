/** Grows when the drawings themselves change, so that browsers fetch them anew. */
const DRAWINGS = 1

type DrawnBrand = { code: string; pictureVersion: string }

/** Where the picture of a pack in the colours of a brand is. */
export function packPictureUrl(picture: string, brand: DrawnBrand): string {
  return `/media/packs/${encodeURIComponent(picture)}/${encodeURIComponent(brand.code)}.svg?v=${versionOf(brand)}`
}

/** Where the mark of a brand is. */
export function brandMotifUrl(brand: DrawnBrand): string {
  return `/media/brands/${encodeURIComponent(brand.code)}/motif.svg?v=${versionOf(brand)}`
}

function versionOf({ pictureVersion }: DrawnBrand): string {
  return `${DRAWINGS}-${pictureVersion}`
}
