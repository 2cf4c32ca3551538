import { dark } from './colour.ts'
import { cutTo, INK, line, num, opacity, oval, path, rect, ROUND, shadow, STEEL } from './drawing.ts'
import { on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { nameBlock } from './lettering.ts'
import { mark } from './marks.ts'

export const tank: Form = (brand, id) => {
  const level = 0.7
  const shell = 'M84 96H316C366 96 384 140 384 210C384 280 366 324 316 324H84C34 324 16 280 16 210C16 140 34 96 84 96Z'
  const copper = '#C47A45'
  return (
    shadow(200, 168) +
    [78, 292]
      .map(
        (x) =>
          rect(x, 306, 30, 72, '#7D888B', 3) +
          rect(x + 19, 306, 11, 72, INK, 0, opacity(0.22)) +
          rect(x - 10, 370, 50, 9, '#5E696C', 3),
      )
      .join('') +
    rect(180, 60, 44, 40, '#AEB8BA', 5) +
    rect(206, 60, 18, 40, INK, 4, opacity(0.18)) +
    rect(170, 54, 64, 12, STEEL, 5) +
    path(shell, copper) +
    cutTo(
      `${id}c`,
      shell,
      path('M16 238H384V324H16Z', INK, opacity(0.16)) +
        path('M16 290H384V324H16Z', INK, opacity(0.2)) +
        rect(20, 118, 360, 20, '#fff', 10, opacity(0.4)) +
        rect(40, 145, 320, 5, '#fff', 2, opacity(0.28)) +
        line('M84 96C64 130 64 290 84 324M316 96C336 130 336 290 316 324', dark(copper, 0.3), 4),
    ) +
    rect(96, 158, 172, 112, brand.base, 10) +
    rect(102, 164, 160, 100, 'none', 6, ` stroke="${second(brand)}" stroke-width="2.5"`) +
    mark(brand.motif, { cx: 182, cy: 190, size: 42 }, on(brand.base, brand), second(brand)) +
    nameBlock(brand.name, { cx: 182, cy: 232, maxWidth: 144, height: 34 }, on(brand.base, brand), brand.lettering) +
    rect(286, 148, 18, 134, '#EDF1F0', 9) +
    rect(290, 152 + 126 * (1 - level), 10, 126 * level, brand.liquid, 5) +
    line('M306 170h7M306 192h7M306 214h7M306 236h7M306 258h7', dark(copper, 0.5), 3) +
    line('M338 96V72', '#7D888B', 8) +
    oval(338, 50, 29, 29, '#8C979A') +
    oval(338, 50, 24, 24, '#FFFDF8') +
    line(
      `M338 50L${num(338 - 17 * Math.cos(Math.PI * level))} ${num(50 - 17 * Math.sin(Math.PI * level))}`,
      '#B3261E',
      4,
      ROUND,
    ) +
    oval(338, 50, 4, 4, INK) +
    rect(40, 300, 26, 14, '#8C979A', 3) +
    line('M40 307H24V340', '#8C979A', 9, ROUND)
  )
}
