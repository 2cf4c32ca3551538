import { dark, mix } from './colour.ts'
import { group, INK, line, opacity, oval, path, rect, ROUND, STEEL } from './drawing.ts'
import { bandOnPaper, on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { disc } from './label.ts'
import { nameBlock, word } from './lettering.ts'
import { mark } from './marks.ts'

export const servingTray: Form = (brand) =>
  oval(206, 210, 174, 174, INK, opacity(0.14)) +
  oval(200, 200, 174, 174, dark(brand.base, 0.35)) +
  oval(200, 200, 170, 170, STEEL) +
  oval(200, 200, 158, 158, dark(brand.base, 0.3)) +
  disc(
    brand,
    { cx: 202, cy: 203, r: 150 },
    { ground: brand.base, ring: second(brand), print: on(brand.base, brand), other: second(brand) },
  ) +
  line('M58 130A158 158 0 0 1 150 50', '#fff', 9, ROUND + opacity(0.7)) +
  path('M306 66A170 170 0 0 1 86 326A176 176 0 0 0 306 66Z', INK, opacity(0.13))

export const coaster: Form = (brand) =>
  group(rect(72, 72, 256, 256, INK, 34, opacity(0.14)), 'transform="translate(16 18) rotate(9 200 200)"') +
  group(
    rect(72, 72, 256, 256, dark(brand.base, 0.1), 34) +
      rect(86, 86, 228, 228, 'none', 24, ` stroke="${second(brand)}" stroke-width="6"`),
    'transform="translate(14 4) rotate(11 200 200)"',
  ) +
  group(
    rect(70, 76, 260, 260, '#CDB68D', 36) +
      rect(70, 70, 260, 260, brand.paper, 36) +
      disc(
        brand,
        { cx: 200, cy: 200, r: 116 },
        { ground: brand.base, ring: second(brand), print: on(brand.base, brand), other: second(brand) },
      ) +
      path('M250 70H294Q330 70 330 106V294Q330 330 294 330H168Z', INK, opacity(0.06)),
    'transform="rotate(-5 200 200)"',
  )

export const barTowel: Form = (brand) => {
  const cloth = brand.paper
  return (
    path('M112 60H302V366H112Z', INK, opacity(0.12)) +
    rect(60, 40, 280, 13, '#9C7443', 6) +
    rect(60, 47, 280, 6, INK, 3, opacity(0.2)) +
    oval(58, 46, 9, 9, '#7C5A31') +
    oval(342, 46, 9, 9, '#7C5A31') +
    path('M104 42H296V356H104Z', cloth) +
    rect(104, 66, 192, 12, brand.base) +
    rect(104, 84, 192, 5, bandOnPaper(brand)) +
    rect(104, 306, 192, 22, brand.base) +
    rect(104, 334, 192, 6, bandOnPaper(brand)) +
    mark(brand.motif, { cx: 200, cy: 158, size: 96 }, brand.base, bandOnPaper(brand)) +
    nameBlock(brand.name, { cx: 200, cy: 246, maxWidth: 160, height: 44 }, brand.ink, brand.lettering) +
    word(brand.style, { cx: 200, cy: 284, maxWidth: 90, height: 13 }, bandOnPaper(brand)) +
    path('M252 42H296V356H236Q262 200 252 42Z', INK, opacity(0.1)) +
    path('M112 42H126Q118 200 122 356H106Q116 200 112 42Z', '#fff', opacity(0.6)) +
    line(Array.from({ length: 16 }, (_, i) => `M${110 + i * 12} 356v12`).join(''), mix(cloth, '#8A7A58', 0.35), 4)
  )
}
