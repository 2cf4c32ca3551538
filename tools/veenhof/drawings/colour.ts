/** Mixes two colours such as `#1E6B45`; t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b)
  return `#${channels(a)
    .map((value, index) => hex(value + ((to[index] ?? 0) - value) * t))
    .join('')}`
}

export function dark(colour: string, t = 0.25): string {
  return mix(colour, '#120C08', t)
}

export function light(colour: string, t = 0.25): string {
  return mix(colour, '#FFFFFF', t)
}

/** How bright a colour looks, from 0 to 255. */
export function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return red * 0.3 + green * 0.59 + blue * 0.11
}

export function isLight(colour: string): boolean {
  return brightness(colour) > 150
}

/** The colour at full brightness, as a gas would burn it. */
export function glowing(colour: string): string {
  const own = channels(colour)
  const top = Math.max(...own, 1)
  return light(`#${own.map((value) => hex((value * 240) / top)).join('')}`, 0.25)
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
