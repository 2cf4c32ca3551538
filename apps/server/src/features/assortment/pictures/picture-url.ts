/** A picture of the brewery's folder, by its file; another content is another version. */
export type Picture = { file: string; version: string }

const MEDIA = 'media/'

/** Where it is found: `media/crate.svg` is `crate.svg` below the address of the media. */
export function pictureUrl({ file, version }: Picture, mediaUrl: string): string {
  return `${mediaUrl}/${file.slice(MEDIA.length).split('/').map(encodeURIComponent).join('/')}?v=${version}`
}
