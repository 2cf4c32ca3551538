import { dark, isLight } from './colour.ts'
import { cutTo, INK, line, opacity, oval, path, rect, ROUND, shadow } from './drawing.ts'
import { on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { label } from './label.ts'
import { nameBlock } from './lettering.ts'
import { mark } from './marks.ts'

export const parasol: Form = (brand) => {
  const p = on(brand.base, brand)
  const wing = brand.paper
  return (
    shadow(200, 56) +
    rect(194, 60, 12, 300, '#B98A55', 3) +
    rect(201, 60, 5, 300, INK, 0, opacity(0.25)) +
    path('M150 378L158 352Q160 346 168 346H232Q240 346 242 352L250 378Z', '#59635F') +
    path('M214 346H232Q240 346 242 352L250 378H220Z', INK, opacity(0.25)) +
    oval(200, 34, 7, 9, brand.accent) +
    path('M200 40L14 146Q60 158 108 152Q200 162 292 152Q340 158 386 146Z', brand.base) +
    path('M200 40L14 146Q60 160 108 153Z', wing) +
    path('M200 40L292 153Q340 160 386 146Z', dark(wing, 0.2)) +
    path('M200 40L108 153Q154 159 200 158L292 153Z', brand.base) +
    path('M200 40L246 157L292 153Z', INK, opacity(0.14)) +
    path('M14 146Q60 160 108 153V184Q60 190 14 176Z', brand.base) +
    path('M108 153Q200 164 292 153V184Q200 196 108 184Z', wing) +
    path('M292 153Q340 160 386 146V176Q340 190 292 184Z', dark(brand.base, 0.22)) +
    mark(brand.motif, { cx: 200, cy: 116, size: 50 }, p, second(brand)) +
    nameBlock(
      brand.name,
      { cx: 200, cy: 174, maxWidth: 150, height: 19 },
      isLight(wing) ? brand.ink : brand.paper,
      brand.lettering,
    ) +
    line('M196 46L30 140', '#fff', 4, ROUND + opacity(0.7))
  )
}

export const banner: Form = (brand, id) => {
  const cloth = 'M106 42H294V352L200 376L106 352Z'
  return (
    path(cloth, INK, ' opacity="0.13" transform="translate(8 8)"') +
    rect(78, 30, 244, 13, '#9C7443', 6) +
    rect(78, 37, 244, 6, INK, 3, opacity(0.22)) +
    oval(76, 36, 10, 10, brand.accent) +
    oval(324, 36, 10, 10, brand.accent) +
    line('M106 30L200 8L294 30', '#7C5A31', 3) +
    path(cloth, brand.base) +
    cutTo(
      `${id}c`,
      cloth,
      label(brand, { x: 106, y: 48, w: 188, h: 290 }) +
        path('M100 338L200 362L300 338V390H100Z', second(brand)) +
        path('M244 40H296V380H232Q256 220 244 40Z', INK, opacity(0.15)) +
        path('M130 40H152Q140 210 150 380H122Q134 210 130 40Z', '#fff', opacity(0.18)),
    )
  )
}
