/** As wide as a card and as a page show a picture, and twice as wide for screens with two pixels where others have one. */
export const PICTURE_WIDTHS = [240, 480, 960] as const

// A space or a comma would end the address, and what stands behind it begin another one.
const ONE_ADDRESS = /^[\x21-\x2B\x2D-\x7E]+$/

/** Takes the address of a picture and gives what a browser chooses its width from (`srcset`); empty for a drawing, which is the same at any width. */
export function pictureSources(address: string): string {
  const [path = ''] = address.split('?', 1)
  if (!ONE_ADDRESS.test(address) || path.endsWith('.svg')) return ''
  const more = address.includes('?') ? '&' : '?'
  return PICTURE_WIDTHS.map((width) => `${address}${more}width=${width} ${width}w`).join(', ')
}
