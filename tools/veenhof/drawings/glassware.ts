import { dark, isLight, light } from './colour.ts'
import { cutTo, INK, line, num, opacity, oval, path, rect, shadow } from './drawing.ts'
import { bandOnPaper } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { disc } from './label.ts'
import { nameBlock } from './lettering.ts'
import { mark } from './marks.ts'

const foamTop = (cx: number, y: number, w: number, h: number, colour: string) =>
  path(
    `M${num(cx - w / 2)} ${num(y + h)}C${num(cx - w * 0.56)} ${num(y + h * 0.3)} ${num(cx - w * 0.5)} ${num(y)} ${num(cx - w * 0.32)} ${num(y + h * 0.1)}` +
      `C${num(cx - w * 0.22)} ${num(y - h * 0.3)} ${num(cx - w * 0.02)} ${num(y - h * 0.3)} ${num(cx + w * 0.06)} ${num(y)}C${num(cx + w * 0.2)} ${num(y - h * 0.25)} ${num(cx + w * 0.38)} ${num(y - h * 0.1)} ${num(cx + w * 0.4)} ${num(y + h * 0.12)}` +
      `C${num(cx + w * 0.54)} ${num(y + h * 0.1)} ${num(cx + w * 0.55)} ${num(y + h * 0.5)} ${num(cx + w / 2)} ${num(y + h)}Z`,
    colour,
  )

export const beerGlass: Form = (brand, id) => {
  const glass = 'M122 60H278L258 366Q257 379 244 379H156Q143 379 142 366Z'
  const beer = 'M127 116H273L258 352H142Z'
  return (
    shadow(200, 62) +
    path(glass, '#DCE6E6', opacity(0.75)) +
    path(beer, brand.liquid) +
    cutTo(
      `${id}c`,
      beer,
      path('M236 110H280V352H222Z', dark(brand.liquid, 0.35), opacity(0.35)) +
        path('M120 110H280V160H120Z', light(brand.liquid, 0.4), opacity(0.35)) +
        [
          [166, 320],
          [178, 296],
          [232, 326],
          [216, 300],
          [170, 150],
          [230, 152],
        ]
          .map(([x = 0, y = 0]) => oval(x, y, 3.2, 3.2, '#fff', opacity(0.7)))
          .join(''),
    ) +
    foamTop(200, 50, 150, 74, brand.foam) +
    path('M236 60Q266 44 274 66Q280 90 272 124H242Z', INK, opacity(0.07)) +
    disc(
      brand,
      { cx: 200, cy: 226, r: 54 },
      {
        ground: brand.paper,
        ring: brand.base,
        print: brand.ink,
        other: bandOnPaper(brand),
      },
    ) +
    path('M142 352H258L257 368Q256 379 244 379H156Q143 379 142.5 368Z', '#EEF5F4', opacity(0.95)) +
    rect(152, 358, 96, 5, '#fff', 2) +
    path('M136 70H150L162 350H152Z', '#fff', opacity(0.5)) +
    path('M262 70L246 350H252L270 70Z', '#fff', opacity(0.3)) +
    line('M122 60L142 366Q143 379 156 379H244Q257 379 258 366L278 60', '#A9B9B9', 3, opacity(0.7))
  )
}

export const chalice: Form = (brand, id) => {
  const bowl = 'M94 84H306C306 190 272 246 200 246C128 246 94 190 94 84Z'
  const beer = 'M97 122H303C298 198 262 236 200 236C138 236 102 198 97 122Z'
  return (
    shadow(200, 74) +
    path(
      'M188 240H212C212 300 216 336 262 358Q276 366 270 374Q236 384 200 384Q164 384 130 374Q124 366 138 358C184 336 188 300 188 240Z',
      '#DDE7E7',
    ) +
    path(
      'M204 240H212C212 300 216 336 262 358Q276 366 270 374Q250 380 226 382C240 360 206 330 204 240Z',
      INK,
      opacity(0.12),
    ) +
    oval(200, 254, 20, 9, '#EEF5F4') +
    oval(200, 371, 70, 8, '#fff', opacity(0.55)) +
    path(bowl, '#DCE6E6', opacity(0.75)) +
    path(beer, brand.liquid) +
    cutTo(
      `${id}c`,
      beer,
      path('M246 110H310V240H200C240 220 250 180 246 110Z', dark(brand.liquid, 0.4), opacity(0.35)) +
        rect(90, 110, 220, 36, light(brand.liquid, 0.4), 0, opacity(0.3)),
    ) +
    foamTop(200, 66, 206, 62, brand.foam) +
    path('M256 74Q300 62 304 90L303 128H262Z', INK, opacity(0.07)) +
    mark(
      brand.motif,
      { cx: 200, cy: 156, size: 44 },
      isLight(brand.liquid) ? brand.ink : brand.paper,
      isLight(brand.liquid) ? brand.base : brand.accent,
    ) +
    nameBlock(
      brand.name,
      { cx: 200, cy: 203, maxWidth: 112, height: 26 },
      isLight(brand.liquid) ? brand.ink : brand.paper,
      brand.lettering,
    ) +
    path('M108 96H124C126 160 142 204 168 226C128 206 110 160 108 96Z', '#fff', opacity(0.5)) +
    line('M94 84C94 190 128 246 200 246C272 246 306 190 306 84', '#A9B9B9', 3, opacity(0.7)) +
    line('M95 84H305', brand.accent, 5)
  )
}
