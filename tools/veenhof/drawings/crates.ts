import { cap } from './bottles.ts'
import { dark, light } from './colour.ts'
import { INK, num, opacity, path, rect, shadow } from './drawing.ts'
import { type DrawnBrand, on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { lockup } from './label.ts'

/** The name stands left of what covers the crate from there on. */
export function crateCoveredFrom(right: number): Form {
  return (brand, id) => drawnCrate(brand, id, right)
}

export const crate: Form = crateCoveredFrom(354)

function drawnCrate(brand: DrawnBrand, id: string, right: number): string {
  const neck = `<g id="${id}n">${path('M-19 120V70C-19 40-8 38-7 8H7C8 38 19 40 19 70V120Z', brand.glass, ` stroke="${dark(brand.glass, 0.5)}" stroke-width="1.6"`)}${path('M2 8H7C8 38 19 40 19 70V120H8V70C8 44 2 36 2 8Z', INK, opacity(0.25))}${rect(-5, 14, 2.5, 22, '#fff', 1, opacity(0.45))}${cap(0, 2, 20, brand.accent)}</g>`
  let rows = ''
  for (let row = 0; row < 4; row++) {
    const scale = 0.82 + row * 0.06
    for (let i = 0; i < 6; i++)
      rows += `<use href="#${id}n" transform="translate(${num(200 + (i - 2.5) * 52 * (0.86 + row * 0.036))} ${104 + row * 26}) scale(${num(scale * 100) === '100' ? 1 : scale.toFixed(2)})"/>`
  }
  const p = on(brand.base, brand)
  return (
    shadow(200, 178) +
    `<defs>${neck}</defs>` +
    path('M50 140H350L372 222H28Z', dark(brand.base, 0.62)) +
    path('M50 140L28 222H42L62 150Z', dark(brand.base, 0.35)) +
    path('M350 140L372 222H358L338 150Z', dark(brand.base, 0.5)) +
    rect(48, 136, 304, 8, dark(brand.base, 0.3), 3) +
    rows +
    path('M24 214Q24 208 30 208H370Q376 208 376 214V372Q376 379 369 379H31Q24 379 24 372Z', brand.base) +
    rect(24, 208, 352, 16, light(brand.base, 0.16), 6) +
    rect(140, 232, 120, 24, dark(brand.base, 0.6), 12) +
    rect(146, 248, 108, 6, light(brand.base, 0.25), 3) +
    rect(46, 266, 308, 82, dark(brand.base, 0.16), 6) +
    lockup(brand, { cx: (46 + right) / 2, cy: 307, w: Math.min(284, right - 70), h: 56 }, p, second(brand)) +
    rect(24, 358, 352, 8, dark(brand.base, 0.2)) +
    [24, 352].map((x) => rect(x, 224, 24, 155, x > 99 ? dark(brand.base, 0.3) : light(brand.base, 0.1), 4)).join('') +
    path('M300 208H370Q376 208 376 214V372Q376 379 369 379H262Z', INK, opacity(0.1)) +
    path('M60 224H86L52 358H26Z', '#fff', opacity(0.16))
  )
}
