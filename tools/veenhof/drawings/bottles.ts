import { dark, light } from './colour.ts'
import { cutTo, group, INK, line, num, opacity, oval, path, rect, ROUND, shadow } from './drawing.ts'
import { on, second } from './drawn-brand.ts'
import type { Form } from './form.ts'
import { label } from './label.ts'
import { mark } from './marks.ts'

export const cap = (cx: number, y: number, w: number, colour: string) => {
  const h = w * 0.42
  return (
    path(
      `M${num(cx - w * 0.44)} ${num(y)}Q${num(cx)} ${num(y - w * 0.16)} ${num(cx + w * 0.44)} ${num(y)}L${num(cx + w / 2)} ${num(y + h)}H${num(cx - w / 2)}Z`,
      colour,
    ) +
    path(
      `M${num(cx + w * 0.14)} ${num(y - w * 0.06)}L${num(cx + w * 0.44)} ${num(y)}L${num(cx + w / 2)} ${num(y + h)}H${num(cx + w * 0.16)}Z`,
      INK,
      opacity(0.2),
    ) +
    rect(cx - w * 0.32, y + h * 0.1, w * 0.12, h * 0.8, '#fff', 1, opacity(0.5))
  )
}

/** Shade, far edge and highlight of a bottle, drawn along its profile. */
const bottleForm = (id: string, shade: string, edge: string, shine: string, w: number) =>
  group(
    path(shade, INK, opacity(0.22)) + path(edge, INK, opacity(0.16)) + line(shine, '#fff', w, ROUND + opacity(0.38)),
    `clip-path="url(#${id}c)"`,
  )

const LONGNECK =
  'M148 367V212C148 168 180 166 181 112L183 44H217L219 112C220 166 252 168 252 212V367Q252 379 240 379H160Q148 379 148 367Z'

export const longneck: Form = (brand, id) =>
  shadow(200, 52) +
  path(LONGNECK, brand.glass) +
  cutTo(
    `${id}c`,
    LONGNECK,
    rect(170, 40, 60, 44, light(brand.glass, 0.3), 0, opacity(0.8)) +
      path('M178 116Q200 122 222 116L226 152Q200 160 174 152Z', brand.base) +
      mark(brand.motif, { cx: 200, cy: 136, size: 26 }, on(brand.base, brand), second(brand)) +
      path('M176 150Q200 158 224 150V155Q200 163 174 155Z', brand.accent) +
      label(brand, { x: 148, y: 222, w: 104, h: 134 }),
  ) +
  bottleForm(
    id,
    'M206 40H260V380H222V214C222 184 207 164 206 112Z',
    'M213 40H260V380H242V214C242 176 213 166 213 112Z',
    'M190 58V112C189 166 163 176 163 214V362',
    8,
  ) +
  rect(180, 46, 40, 8, dark(brand.glass, 0.2), 3) +
  cap(200, 28, 44, brand.accent)

const SWINGTOP =
  'M136 364V196C136 150 176 148 178 104L179 66H221L222 104C224 148 264 150 264 196V364Q264 379 249 379H151Q136 379 136 364Z'

export const swingtop: Form = (brand, id) =>
  shadow(200, 64) +
  path(SWINGTOP, brand.glass) +
  cutTo(`${id}c`, SWINGTOP, label(brand, { x: 136, y: 206, w: 128, h: 140 }) + rect(136, 199, 128, 4, brand.accent)) +
  bottleForm(
    id,
    'M207 60H270V380H228V198C228 166 208 152 207 104Z',
    'M216 60H270V380H252V198C252 160 216 152 216 104Z',
    'M188 72V106C186 158 153 156 153 198V362',
    10,
  ) +
  rect(174, 64, 52, 12, dark(brand.glass, 0.15), 5) +
  rect(176, 96, 48, 6, '#AEB7B9', 3) +
  line('M180 99C164 92 166 60 182 52V34H218V52C234 60 236 92 220 99', '#8F999C', 5, ROUND) +
  rect(184, 56, 32, 9, '#C7452F', 3) +
  path('M182 56V42Q182 32 200 32Q218 32 218 42V56Z', '#F7F2E6') +
  path('M206 33Q218 34 218 42V56H206Z', INK, opacity(0.18)) +
  rect(187, 38, 5, 14, '#fff', 2) +
  oval(200, 31, 9, 5, '#8F999C')

export const sixpack: Form = (brand, id) => {
  const neck = `<g id="${id}n">${path('M-33 130C-33 84-14 90-13 48L-12 10H12L13 48C14 90 33 84 33 130Z', brand.glass)}${path('M4 10H12L13 48C14 90 33 84 33 130H16C16 90 5 84 4 10Z', INK, opacity(0.24))}${rect(-8, 14, 4, 46, '#fff', 2, opacity(0.42))}${cap(0, -2, 29, brand.accent)}</g>`
  const at = (x: number, y: number, s: number) => `<use href="#${id}n" transform="translate(${x} ${y}) scale(${s})"/>`
  const panel = 'M82 196Q82 190 88 190H312Q318 190 318 196V372Q318 379 311 379H89Q82 379 82 372Z'
  return (
    shadow(200, 124) +
    `<defs>${neck}</defs>` +
    [130, 200, 270].map((x) => at(x, 64, 0.9)).join('') +
    path('M82 190L98 150V118Q98 104 114 104H286Q302 104 302 118V150L318 190Z', dark(brand.base, 0.3)) +
    rect(148, 122, 104, 24, dark(brand.base, 0.7), 12) +
    path('M286 104Q302 104 302 118V150L318 190H292Z', INK, opacity(0.2)) +
    [122, 200, 278].map((x) => at(x, 108, 1)).join('') +
    path(panel, brand.base) +
    cutTo(
      `${id}c`,
      panel,
      label(brand, { x: 82, y: 190, w: 236, h: 190 }, brand.layout === 'vertical' ? 'shield' : brand.layout) +
        path('M250 190H320V380H216Z', INK, opacity(0.13)) +
        path('M100 190H124L98 380H74Z', '#fff', opacity(0.18)) +
        rect(82, 190, 236, 4, '#fff', 0, opacity(0.35)),
    )
  )
}
