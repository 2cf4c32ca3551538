import { dark } from './colour.ts'
import {
  CARDBOARD,
  cutTo,
  INK,
  line,
  num,
  opacity,
  oval,
  path,
  rect,
  roundForm,
  shadow,
  STEEL,
  TILT,
} from './drawing.ts'
import { type DrawnBrand, on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { label, lockup } from './label.ts'
import { mark } from './marks.ts'

/** Lid of a can seen under the tilt. */
const lid = (cx: number, y: number, w: number, tab = true) =>
  oval(cx, y, w / 2, w * TILT * 0.5, '#E6EAEA') +
  oval(cx, y + 0.6, w * 0.44, w * TILT * 0.4, '#9EA8AA') +
  oval(cx, y + w * 0.015, w * 0.42, w * TILT * 0.34, '#CCD3D4') +
  (tab ? oval(cx + w * 0.03, y + w * 0.015, w * 0.12, w * 0.022, '#8C979A') : '')

/** One can; the print covers the whole wall. */
function can(brand: DrawnBrand, id: string, y: number, h: number): string {
  const w = 144
  const x = 128
  const wall = `M${x} ${y + 32}Q${x} ${y + 20} ${x + 9} ${y + 12}V${y + 4}a63 9 0 0 1 126 0V${y + 12}Q${x + w} ${y + 20} ${x + w} ${y + 32}V${y + h - 22}Q${x + w} ${y + h - 10} ${x + w - 11} ${y + h - 6}a61 9 0 0 1-122 0Q${x} ${y + h - 10} ${x} ${y + h - 22}Z`
  const topY = y + 18
  const field = h - 38
  return (
    shadow(200, 64) +
    path(wall, brand.base) +
    cutTo(
      `${id}c`,
      wall,
      label(brand, { x, y: topY + 8, w, h: field - 2 }) +
        path(`M${x} ${y - 8}H${x + w}V${y + 22}Q200 ${y + 42} ${x} ${y + 22}Z`, STEEL) +
        path(`M${x} ${y + h - 24}Q200 ${y + h - 4} ${x + w} ${y + h - 24}V${y + h + 14}H${x}Z`, STEEL) +
        line(
          `M${x} ${y + 23}Q200 ${y + 43} ${x + w} ${y + 23}M${x} ${y + h - 25}Q200 ${y + h - 5} ${x + w} ${y + h - 25}`,
          brand.accent,
          4,
        ),
    ) +
    roundForm(`${id}f`, wall, { x, y, w, h: h + 12 }) +
    lid(200, y + 4, 126)
  )
}

export const can33: Form = (brand, id) => can(brand, id, 122, 254)

export const can50: Form = (brand, id) => can(brand, id, 24, 352)

/** The name stands left of what covers the tray from there on. */
export function canTrayCoveredFrom(right: number): Form {
  return (brand, id) => drawnTray(brand, id, right)
}

export const canTray: Form = canTrayCoveredFrom(372)

function drawnTray(brand: DrawnBrand, id: string, right: number): string {
  const one =
    `<g id="${id}n">${path('M-27 10V130H27V10Z', brand.base)}${path('M-27 58Q0 66 27 58V84Q0 92-27 84Z', brand.accent)}${oval(0, 38, 13, 13, brand.paper)}${mark(brand.motif, { cx: 0, cy: 38, size: 17 }, brand.ink, brand.accent)}` +
    `${path('M-27 12L-23 2H23L27 12Q0 20-27 12Z', STEEL)}${rect(10, 10, 17, 120, INK, 0, opacity(0.2))}${rect(-21, 14, 6, 116, '#fff', 0, opacity(0.4))}${lid(0, 4, 48)}</g>`
  let cans = ''
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++)
      cans += `<use href="#${id}n" transform="translate(${num(200 + (i - 2.5) * 56 * (0.88 + row * 0.04))} ${130 + row * 20}) scale(${(0.88 + row * 0.04).toFixed(2)})"/>`
  return (
    shadow(200, 178) +
    `<defs>${one}</defs>` +
    path('M48 210L34 262H366L352 210Z', dark(CARDBOARD, 0.35)) +
    cans +
    path(
      'M28 268H112Q122 268 126 276L130 284H270L274 276Q278 268 288 268H372V372Q372 379 365 379H35Q28 379 28 372Z',
      CARDBOARD,
    ) +
    rect(28, 300, 344, 62, brand.base) +
    rect(28, 296, 344, 4, brand.accent) +
    rect(28, 362, 344, 4, brand.accent) +
    lockup(
      brand,
      { cx: (28 + right) / 2, cy: 331, w: Math.min(250, right - 60), h: 44 },
      on(brand.base, brand),
      second(brand),
    ) +
    path('M296 268H372V372Q372 379 365 379H262Z', INK, opacity(0.13)) +
    path('M54 268H78L50 379H32Z', '#fff', opacity(0.2))
  )
}
