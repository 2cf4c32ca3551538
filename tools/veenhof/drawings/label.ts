import { isLight, light, mix } from './colour.ts'
import { group, num, oval, path, rect } from './drawing.ts'
import { bandOnPaper, on, second, type DrawnBrand, type LabelLayout } from './drawn-brand.ts'
import { nameBlock, word } from './lettering.ts'
import { mark } from './marks.ts'

/** The upright field a label fills; whoever draws the body cuts it to its outline. */
type Field = { x: number; y: number; w: number; h: number }

export function label(brand: DrawnBrand, field: Field, layout: LabelLayout = brand.layout): string {
  return rect(field.x, field.y, field.w, field.h, brand.base) + LAYOUTS[layout](brand, measure(brand, field))
}

type Measured = Field & {
  cx: number
  smaller: number
  /** The height of a share of the field. */
  at: (share: number) => number
  name: (share: number, height: number, colour: string, width?: number) => string
  style: (share: number, height: number, colour: string, width?: number) => string
  mark: (share: number, size: number, first: string, other: string) => string
}

function measure(brand: DrawnBrand, { x, y, w, h }: Field): Measured {
  const cx = x + w / 2
  const smaller = Math.min(w, h)
  const at = (share: number) => y + h * share
  return {
    x,
    y,
    w,
    h,
    cx,
    smaller,
    at,
    name: (share, height, colour, width = 0.86) =>
      nameBlock(brand.name, { cx, cy: at(share), maxWidth: w * width, height: h * height }, colour, brand.lettering),
    style: (share, height, colour, width = 0.62) =>
      word(brand.style, { cx, cy: at(share), maxWidth: w * width, height: Math.min(h, w * 1.4) * height }, colour),
    mark: (share, size, first, other) => mark(brand.motif, { cx, cy: at(share), size: smaller * size }, first, other),
  }
}

const LAYOUTS: Readonly<Record<LabelLayout, (brand: DrawnBrand, field: Measured) => string>> = {
  oval: (brand, { x, w, h, cx, smaller, at, ...draw }) => {
    const band = bandOnPaper(brand)
    return (
      oval(cx, at(0.5), w * 0.44, h * 0.45, brand.paper) +
      oval(cx, at(0.5), w * 0.4, h * 0.42, 'none', ` stroke="${band}" stroke-width="${num(smaller * 0.02)}"`) +
      draw.mark(0.26, 0.34, brand.base, brand.accent) +
      rect(x, at(0.44), w, h * 0.25, band) +
      rect(x, at(0.44), w, h * 0.016, brand.paper) +
      rect(x, at(0.674), w, h * 0.016, brand.paper) +
      draw.name(0.565, 0.15, on(band, brand), 0.84) +
      draw.style(0.79, 0.075, brand.ink, 0.44)
    )
  },

  arch: (brand, { x, y, w, h, at, ...draw }) =>
    rect(x, y, w, h, brand.paper) +
    path(`M${num(x)} ${num(at(0.56))}V${num(y)}H${num(x + w)}V${num(at(0.56))}Z`, brand.base) +
    path(
      `M${num(x + w * 0.12)} ${num(at(0.56))}V${num(at(0.12) + w * 0.3)}` +
        `a${num(w * 0.38)} ${num(w * 0.38)} 0 0 1 ${num(w * 0.76)} 0V${num(at(0.56))}Z`,
      light(brand.base, 0.24),
    ) +
    draw.mark(0.36, 0.5, brand.ink, brand.paper) +
    rect(x, at(0.56), w, h * 0.03, brand.ink) +
    draw.name(0.72, 0.15, brand.ink, 0.9) +
    draw.style(0.89, 0.085, mix(brand.base, brand.ink, 0.5)),

  blocks: (brand, { x, w, h, at, ...draw }) => {
    const print = second(brand)
    return (
      rect(x, at(0.06), w, h * 0.025, print) +
      rect(x, at(0.915), w, h * 0.025, print) +
      draw.name(0.26, 0.2, on(brand.base, brand), 0.86) +
      draw.mark(0.59, 0.42, print, on(brand.base, brand)) +
      draw.style(0.83, 0.085, print, 0.7)
    )
  },

  shield: (brand, { x, w, cx, at, ...draw }) => {
    const print = second(brand)
    const [left, right] = [num(x + w * 0.12), num(x + w * 0.88)]
    const [shoulder, side, tip] = [num(at(0.42)), num(at(0.58)), num(at(0.66))]
    return (
      path(
        `M${left} ${num(at(0.08))}H${right}V${shoulder}Q${right} ${side} ${num(cx)} ${tip}Q${left} ${side} ${left} ${shoulder}Z`,
        print,
      ) +
      draw.mark(0.34, 0.46, isLight(print) ? brand.base : brand.paper, isLight(print) ? brand.paper : brand.base) +
      draw.name(0.77, 0.15, on(brand.base, brand), 0.88) +
      draw.style(0.91, 0.08, print)
    )
  },

  roundel: (brand, { x, w, h, cx, smaller, at, ...draw }) => {
    const radius = smaller * 0.46
    return (
      oval(cx, at(0.43), radius, radius, brand.paper) +
      mark(brand.motif, { cx, cy: at(0.43) - smaller * 0.23, size: smaller * 0.32 }, brand.base, brand.ink) +
      nameBlock(
        brand.name,
        { cx, cy: at(0.43) + smaller * 0.15, maxWidth: smaller * 0.72, height: smaller * 0.23 },
        brand.ink,
        brand.lettering,
      ) +
      rect(x, at(0.84), w, h * 0.16, brand.ink) +
      draw.style(0.918, 0.08, on(brand.ink, brand))
    )
  },

  split: (brand, { x, w, h, cx, smaller, at, ...draw }) => {
    const lower = isLight(brand.accent) ? brand.ink : brand.accent
    return (
      rect(x, at(0.5), w, h * 0.5, lower) +
      oval(cx, at(0.29), smaller * 0.29, smaller * 0.29, brand.paper) +
      mark(brand.motif, { cx, cy: at(0.29), size: smaller * 0.46 }, brand.ink, brand.paper) +
      draw.name(0.67, 0.17, on(lower, brand), 0.88) +
      draw.style(0.87, 0.1, isLight(lower) ? brand.ink : brand.base, 0.6)
    )
  },

  diagonal: (brand, { x, w, h, cx, smaller, at }) => {
    const slope = num((-Math.atan((h * 0.36) / w) * 180) / Math.PI)
    const band = (top: number, height: number, colour: string) =>
      path(
        `M${num(x)} ${num(at(top))}L${num(x + w)} ${num(at(top - 0.36))}V${num(at(top - 0.36 + height))}L${num(x)} ${num(at(top + height))}Z`,
        colour,
      )
    const name = nameBlock(
      brand.name,
      { cx: 0, cy: 0, maxWidth: w * 0.78, height: Math.min(h * 0.17, w * 0.24) },
      on(brand.accent, brand),
      brand.lettering,
    )
    return (
      band(0.68, 0.03, brand.ink) +
      band(0.74, 0.28, brand.accent) +
      mark(brand.motif, { cx: x + w * 0.4, cy: at(0.27), size: smaller * 0.5 }, on(brand.base, brand), brand.accent) +
      word(
        brand.style,
        { cx: x + w * 0.68, cy: at(0.91), maxWidth: w * 0.5, height: Math.min(h, w * 1.3) * 0.08 },
        on(brand.base, brand),
      ) +
      group(name, `transform="translate(${num(cx)} ${num(at(0.7))}) skewY(${slope})"`)
    )
  },

  vertical: (brand, { x, y, w, h, at }) => {
    const print = second(brand)
    const upright = (text: string, cx: number, cy: number) =>
      group(text, `transform="translate(${num(cx)} ${num(cy)}) rotate(-90)"`)
    return (
      rect(x + w * 0.5, y, w * 0.5, h, brand.ink) +
      rect(x + w * 0.49, y, w * 0.03, h, brand.accent) +
      upright(
        word(brand.name, { cx: 0, cy: 0, maxWidth: h * 0.88, height: w * 0.29 }, on(brand.ink, brand), brand.lettering),
        x + w * 0.755,
        at(0.5),
      ) +
      mark(brand.motif, { cx: x + w * 0.26, cy: at(0.24), size: w * 0.4 }, print, brand.base) +
      upright(word(brand.style, { cx: 0, cy: 0, maxWidth: h * 0.46, height: w * 0.11 }, print), x + w * 0.26, at(0.7))
    )
  },
}

/** Mark and name side by side, for crates, kegs, signs and cloth. */
export function lockup(
  brand: DrawnBrand,
  place: { cx: number; cy: number; w: number; h: number },
  colour: string,
  other: string,
): string {
  const { cx, cy, w, h } = place
  const size = h * 1.15
  return (
    mark(brand.motif, { cx: cx - w / 2 + size / 2, cy, size }, other, colour) +
    nameBlock(
      brand.name,
      { cx: cx + size * 0.58, cy, maxWidth: w - size * 1.2, height: h * 0.8 },
      colour,
      brand.lettering,
    )
  )
}

/** Mark over name, in a disc. */
export function disc(
  brand: DrawnBrand,
  place: { cx: number; cy: number; r: number },
  colours: { ground: string; ring: string; print: string; other: string },
): string {
  const { cx, cy, r } = place
  const { ground, ring, print, other } = colours
  return (
    oval(cx, cy, r, r, ground) +
    oval(cx, cy, r * 0.9, r * 0.9, 'none', ` stroke="${ring}" stroke-width="${num(r * 0.045)}"`) +
    mark(brand.motif, { cx, cy: cy - r * 0.36, size: r * 0.66 }, print, other) +
    nameBlock(brand.name, { cx, cy: cy + r * 0.28, maxWidth: r * 1.46, height: r * 0.34 }, print, brand.lettering) +
    word(brand.style, { cx, cy: cy + r * 0.69, maxWidth: r * 0.7, height: r * 0.13 }, isLight(ground) ? print : other)
  )
}
