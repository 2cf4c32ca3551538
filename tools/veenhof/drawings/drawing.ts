// The words every picture is drawn with. One hand: a stage of 400 x 400, the ground at 380, light from the upper left,
// one shade on the right, one highlight on the left, round tops tilted by the same angle.

export const TILT = 0.15
export const INK = '#16211C'
export const STEEL = '#C3CACB'
export const CARDBOARD = '#D2A56B'
export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"'

export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`
}

export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${more}/>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0, more = ''): string {
  const corners = radius ? ` rx="${num(radius)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${corners} fill="${fill}"${more}/>`
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${more}/>`
}

export function group(inner: string, attributes: string): string {
  return `<g ${attributes}>${inner}</g>`
}

export function at(inner: string, x: number, y: number, scale = 1): string {
  return group(inner, `transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${scale.toFixed(3)})`}"`)
}

/** The inner drawing, cut to an outline. */
export function cutTo(id: string, outline: string, inner: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath>${group(inner, `clip-path="url(#${id})"`)}`
}

export function opacity(value: number): string {
  return ` opacity="${value}"`
}

/** The soft shadow where a thing stands; it falls a little to the right. */
export function shadow(cx: number, rx: number, y = 380): string {
  return oval(cx + rx * 0.06, y, rx * 1.06, Math.max(5, rx * 0.07), INK, opacity(0.16))
}

type Box = { x: number; y: number; w: number; h: number }

/** Shade on the right and a highlight on the left of a round body, cut to its outline. */
export function roundForm(id: string, outline: string, { x, y, w, h }: Box, shine = 0.34): string {
  return cutTo(
    id,
    outline,
    rect(x + w * 0.7, y, w * 0.32, h, INK, 0, opacity(0.2)) +
      rect(x + w * 0.9, y, w * 0.12, h, INK, 0, opacity(0.16)) +
      rect(x - 1, y, w * 0.05, h, INK, 0, opacity(0.14)) +
      rect(x + w * 0.12, y - 20, w * 0.1, h + 40, '#fff', 0, opacity(shine)) +
      rect(x + w * 0.25, y - 20, w * 0.025, h + 40, '#fff', 0, opacity(shine * 0.7)),
  )
}

/** The outline of an upright can or drum whose bottom bulges by the tilt. */
export function drum({ x, y, w, h }: Box): string {
  const bulge = num(w * TILT * 0.5)
  const half = num(w / 2)
  return `M${num(x)} ${num(y)}a${half} ${bulge} 0 0 0 ${num(w)} 0V${num(y + h)}a${half} ${bulge} 0 0 1 ${num(-w)} 0Z`
}
