import { cap } from './bottles.ts'
import { cutTo, group, INK, line, opacity, oval, path, rect, roundForm, shadow, STEEL } from './drawing.ts'
import { on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { nameBlock, word } from './lettering.ts'
import { mark } from './marks.ts'

export const tapHandle: Form = (brand, id) => {
  const paddle = 'M150 44Q150 24 200 24Q250 24 250 44L236 262Q234 280 222 280H178Q166 280 164 262Z'
  return (
    shadow(200, 44) +
    rect(190, 270, 20, 60, '#B9C2C4', 3) +
    rect(201, 270, 9, 60, INK, 0, opacity(0.2)) +
    path('M170 318H230L238 379H162Z', '#8C979A') +
    path('M208 318H230L238 379H212Z', INK, opacity(0.22)) +
    rect(158, 312, 84, 14, STEEL, 6) +
    rect(170, 315, 8, 62, '#fff', 3, opacity(0.4)) +
    path(paddle, brand.base) +
    cutTo(
      `${id}c`,
      paddle,
      rect(140, 20, 120, 14, brand.accent) +
        rect(140, 238, 120, 44, brand.accent) +
        rect(140, 234, 120, 4, brand.paper) +
        mark(brand.motif, { cx: 200, cy: 74, size: 56 }, on(brand.base, brand), second(brand)) +
        group(
          nameBlock(brand.name, { cx: 0, cy: 0, maxWidth: 126, height: 48 }, on(brand.base, brand), brand.lettering),
          'transform="translate(200 170) rotate(-90)"',
        ) +
        word(brand.style, { cx: 200, cy: 258, maxWidth: 60, height: 15 }, on(brand.accent, brand)),
    ) +
    roundForm(`${id}f`, paddle, { x: 150, y: 20, w: 100, h: 270 }, 0.28) +
    rect(174, 278, 52, 12, STEEL, 5)
  )
}

export const iceBucket: Form = (brand, id) => {
  const pail = 'M78 156a122 18 0 0 0 244 0L292 362Q200 394 108 362Z'
  return (
    shadow(200, 100) +
    oval(200, 156, 122, 18, '#7E898C') +
    [
      [150, 130, -14],
      [252, 128, 12],
    ]
      .map(([x = 0, y = 0, t = 0], i) =>
        group(
          path('M-17 60C-17 10-9 14-9-30L-8-72H8L9-30C9 14 17 10 17 60Z', brand.glass) +
            path('M3-72H8L9-30C9 14 17 10 17 60H8C8 10 3 12 3-72Z', INK, opacity(0.24)) +
            rect(-5, -68, 3, 60, '#fff', 1, opacity(0.45)) +
            cap(0, -84, 22, brand.accent),
          `transform="translate(${x} ${y + 10}) rotate(${t}) scale(${i ? 1.06 : 1.1})"`,
        ),
      )
      .join('') +
    [
      [104, 128, -12],
      [182, 122, 8],
      [212, 132, -18],
      [276, 132, 14],
    ]
      .map(
        ([x = 0, y = 0, t = 0]) =>
          rect(x, y, 32, 32, '#D9EEF2', 7, ` transform="rotate(${t} ${x} ${y})"`) +
          rect(x + 5, y + 5, 9, 14, '#fff', 4, ` transform="rotate(${t} ${x} ${y})"`),
      )
      .join('') +
    path(pail, brand.base) +
    cutTo(`${id}c`, pail, path('M70 330Q200 362 330 330V344Q200 376 70 344Z', second(brand))) +
    mark(brand.motif, { cx: 200, cy: 222, size: 66 }, on(brand.base, brand), second(brand)) +
    nameBlock(brand.name, { cx: 200, cy: 292, maxWidth: 170, height: 40 }, on(brand.base, brand), brand.lettering) +
    roundForm(`${id}f`, pail, { x: 86, y: 150, w: 226, h: 240 }, 0.28) +
    line('M78 156a122 18 0 0 0 244 0', '#E4E9E9', 8) +
    line('M78 162a122 18 0 0 0 244 0', INK, 3, opacity(0.2)) +
    [80, 320].map((x) => oval(x, 188, 13, 17, 'none', ' stroke="#A4AFB1" stroke-width="7"')).join('')
  )
}
