import { glowing, mix } from './colour.ts'
import { group, INK, line, num, opacity, oval, path, rect, ROUND, shadow } from './drawing.ts'
import type { Form } from './form.ts'
import { nameBlock, word } from './lettering.ts'
import { mark } from './marks.ts'

export const chalkboard: Form = (brand) =>
  shadow(200, 108) +
  path('M120 330L96 379H110L140 330ZM280 330L304 379H290L260 330Z', '#8A5A2E') +
  rect(78, 24, 244, 324, '#B07A42', 10) +
  path('M312 24Q322 24 322 34V338Q322 348 312 348H88L98 328H302V44L314 26Z', INK, opacity(0.2)) +
  rect(96, 42, 208, 288, '#26302C', 4) +
  path('M96 42H220L96 240Z', '#fff', opacity(0.05)) +
  mark(brand.motif, { cx: 200, cy: 100, size: 78 }, '#F5F0E2', mix(brand.accent, '#FFFFFF', 0.25)) +
  nameBlock(brand.name, { cx: 200, cy: 178, maxWidth: 172, height: 42 }, '#F5F0E2', brand.lettering) +
  line('M126 212Q200 206 274 212', mix(brand.accent, '#FFFFFF', 0.25), 4, ROUND) +
  word(brand.style, { cx: 200, cy: 240, maxWidth: 150, height: 24 }, mix(brand.accent, '#FFFFFF', 0.25)) +
  line('M180 268H220L215 314H185ZM183 280H217', '#F5F0E2', 3.5, ROUND) +
  rect(116, 324, 34, 7, '#F5F0E2', 3)

export const neonSign: Form = (brand) => {
  const tube = mix(brand.accent, '#FFFFFF', 0.3)
  const glow = glowing(brand.base)
  const bent = nameBlock(brand.name, { cx: 200, cy: 262, maxWidth: 256, height: 62 }, glow, {
    ...brand.lettering,
    weight: 0.13,
    round: true,
  })
  const name = (colour: string, thickness: number) =>
    bent.replaceAll(
      /stroke="[^"]+" stroke-width="([\d.]+)"/g,
      (_all, width: string) => `stroke="${colour}" stroke-width="${num(Number(width) * thickness)}"`,
    )
  return (
    path('M38 96Q38 66 68 66H344Q374 66 374 96V316Q374 346 344 346H68Q38 346 38 316Z', INK, opacity(0.14)) +
    line('M120 60V26M280 60V26', '#6B7478', 4) +
    rect(30, 58, 340, 280, '#141A1C', 32) +
    path('M30 90Q30 58 62 58H190L30 250Z', '#fff', opacity(0.05)) +
    rect(48, 76, 304, 244, 'none', 22, ` stroke="${tube}" stroke-width="20" opacity="0.18"`) +
    rect(48, 76, 304, 244, 'none', 22, ` stroke="${tube}" stroke-width="7"`) +
    rect(48, 76, 304, 244, 'none', 22, ' stroke="#fff" stroke-width="2" opacity="0.8"') +
    oval(200, 156, 74, 66, glow, opacity(0.13)) +
    mark(brand.motif, { cx: 200, cy: 156, size: 104 }, glow, tube) +
    group(name(glow, 2.4), 'opacity="0.2"') +
    bent +
    name('#fff', 0.3)
  )
}
