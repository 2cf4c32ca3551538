/** A colour such as `#0b3d2e`. */
export type Colour = string

/** How well one colour can be told from another (WCAG 2.2): 1 not at all, 21 black from white. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** So much of a colour over a ground. */
export function mix(colour: Colour, ground: Colour, share: number): Colour {
  const under = channels(ground)
  const mixed = channels(colour).map((channel, place) =>
    Math.round(channel * share + (under[place] ?? 0) * (1 - share)),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
}
