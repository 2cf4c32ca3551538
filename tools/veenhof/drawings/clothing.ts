import { dark } from './colour.ts'
import { INK, line, opacity, path, ROUND } from './drawing.ts'
import { on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { nameBlock, word } from './lettering.ts'
import { mark } from './marks.ts'

export const tshirt: Form = (brand) => {
  const shirt =
    'M142 44Q200 84 258 44L306 62Q322 70 330 88L376 182L322 206L296 168V364Q296 372 288 372H112Q104 372 104 364V168L78 206L24 182L70 88Q78 70 94 62Z'
  return (
    path(shirt, INK, ' opacity="0.13" transform="translate(6 8)"') +
    path(shirt, brand.base) +
    path('M296 168V364Q296 372 288 372H236Q268 260 262 120Q290 130 296 168Z', INK, opacity(0.16)) +
    path('M296 168L322 206L376 182L356 142Q320 160 296 168Z', INK, opacity(0.16)) +
    path('M122 128Q116 240 128 362H112V168Z', '#fff', opacity(0.18)) +
    line('M104 168Q106 132 116 110M296 168Q294 132 284 110', dark(brand.base, 0.4), 4, ROUND) +
    line('M142 44Q200 92 258 44', second(brand), 11) +
    path('M152 46Q200 62 248 46Q200 78 152 46Z', dark(brand.base, 0.55)) +
    line('M29 173L82 196M371 173L318 196', second(brand), 6) +
    mark(brand.motif, { cx: 200, cy: 168, size: 92 }, on(brand.base, brand), second(brand)) +
    nameBlock(brand.name, { cx: 200, cy: 252, maxWidth: 156, height: 42 }, on(brand.base, brand), brand.lettering) +
    word(brand.style, { cx: 200, cy: 292, maxWidth: 92, height: 13 }, second(brand))
  )
}
