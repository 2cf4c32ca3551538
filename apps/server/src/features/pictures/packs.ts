import { escapeHtml } from '#platform/escape-html.ts'
import { iceBucket, tapHandle } from './bar-ware.ts'
import { longneck, sixpack, swingtop } from './bottles.ts'
import { can33, can50, canTray } from './cans.ts'
import { tshirt } from './clothing.ts'
import { boxWithBottle, crateWithLongneck, crateWithSwingtop, trayWithCan33, trayWithCan50 } from './composed.ts'
import { crate } from './crates.ts'
import { drawnBrand, type BrandColours } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { beerGlass, chalice } from './glassware.ts'
import { keg20, keg30, keg50 } from './kegs.ts'
import { mark } from './marks.ts'
import { chalkboard, neonSign } from './signs.ts'
import { barTowel, coaster, servingTray } from './table-ware.ts'
import { tank } from './tanks.ts'
import { banner, parasol } from './terrace.ts'

/** Every picture a product may name. */
const FORMS: Readonly<Record<string, Form>> = {
  longneck,
  swingtop,
  sixpack,
  can33,
  can50,
  canTray,
  crate,
  'crate-longneck': crateWithLongneck,
  'crate-swingtop': crateWithSwingtop,
  'tray-can33': trayWithCan33,
  'tray-can50': trayWithCan50,
  'box-bottle': boxWithBottle,
  keg20,
  keg30,
  keg50,
  tank,
  beerGlass,
  chalice,
  servingTray,
  coaster,
  barTowel,
  tapHandle,
  iceBucket,
  parasol,
  banner,
  chalkboard,
  neonSign,
  tshirt,
}

export const PICTURES: readonly string[] = Object.keys(FORMS)

/** The picture as one SVG text; undefined for a picture that nobody has drawn. */
export function packSvg(picture: string, brand: BrandColours): string | undefined {
  const draw = Object.hasOwn(FORMS, picture) ? FORMS[picture] : undefined
  return draw && svg('0 0 400 400', brand, draw(drawnBrand(brand), 'p-'))
}

/** The mark of a brand alone, in its label colour, for the ground behind its packs. */
export function motifSvg(brand: BrandColours): string {
  const place = { cx: 0, cy: 0, size: 20 }
  return svg('-11 -11 22 22', brand, mark(brand.motif, place, brand.labelColour, brand.deepColour))
}

function svg(viewBox: string, { name }: BrandColours, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img"><title>${escapeHtml(name)}</title>${inner}</svg>`
}
