const LIGHT = '#ffffff'
const DARK = '#16211C'

/** The ink that reads better on a brand's colour. */
export function readableInk(colour: string): string {
  const ground = luminance(colour)
  return contrast(ground, luminance(LIGHT)) >= contrast(ground, luminance(DARK)) ? LIGHT : DARK
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

// WCAG 2.2, relative luminance.
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
