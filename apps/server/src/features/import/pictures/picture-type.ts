/** What a file is by what it holds: its name does not make it a picture. */
export type PictureType = 'svg' | 'png' | 'jpeg' | 'webp' | 'avif'

const MARKS: readonly { type: PictureType; at: number; mark: string }[] = [
  { type: 'png', at: 0, mark: '\u0089PNG\r\n\u001A\n' },
  { type: 'jpeg', at: 0, mark: '\u00FF\u00D8\u00FF' },
  { type: 'webp', at: 8, mark: 'WEBP' },
  { type: 'avif', at: 4, mark: 'ftypavif' },
  { type: 'avif', at: 4, mark: 'ftypavis' },
]
// A name space and a doctype of other programs stand before it.
const SVG_BEGINS_WITHIN = 4_096

export function pictureTypeOf(content: Buffer): PictureType | undefined {
  const known = MARKS.find(({ at, mark }) => content.toString('latin1', at, at + mark.length) === mark)
  return known?.type ?? (content.toString('utf8', 0, SVG_BEGINS_WITHIN).includes('<svg') ? 'svg' : undefined)
}

/** Whether a drawing says what its words stand for by itself: a short one may be of any length then. */
export const definesWords = (svg: Buffer): boolean => svg.includes('<!ENTITY')
