import type { Brand } from '../brands.ts'
import { brightness, isLight, light, mix } from './colour.ts'
import type { Lettering } from './lettering.ts'
import type { Motif } from './marks.ts'

/** Which composition the labels of a brand have. */
export type LabelLayout = 'oval' | 'arch' | 'blocks' | 'shield' | 'roundel' | 'split' | 'diagonal' | 'vertical'

/** A brand with everything a picture asks of it. */
export type DrawnBrand = {
  name: string
  style: string
  motif: Motif
  /** Main field of label, can and print. */
  base: string
  /** Second colour: bands, caps, rings. */
  accent: string
  /** Light ground for lettering. */
  paper: string
  /** Dark lettering on a light ground. */
  ink: string
  liquid: string
  foam: string
  glass: string
  layout: LabelLayout
  lettering: Lettering
}

type Look = { layout: LabelLayout; lettering: Lettering; liquid: string; glass: string }

const AMBER_GLASS = '#6E3714'
const DARK_GLASS = '#4A2412'
const GREEN_GLASS = '#1F5B3A'

/** The manner that goes with a motif. */
const LOOKS: Readonly<Record<Motif, Look>> = {
  sun: look('oval', { width: 0.92, weight: 0.2, slant: 0, round: false }, '#EDB02F', GREEN_GLASS),
  mist: look('roundel', { width: 0.95, weight: 0.2, slant: 0, round: true }, '#F0C75A', AMBER_GLASS),
  spade: look('blocks', { width: 1.05, weight: 0.24, slant: 0, round: false }, '#7A3417', DARK_GLASS),
  crane: look('diagonal', { width: 0.88, weight: 0.23, slant: 0, round: false }, '#D98A2B', AMBER_GLASS),
  heath: look('arch', { width: 0.85, weight: 0.19, slant: 0, round: true }, '#E9A63A', AMBER_GLASS),
  drop: look('split', { width: 0.92, weight: 0.21, slant: 12, round: true }, '#F6D968', '#3F7F4A'),
  flame: look('vertical', { width: 1, weight: 0.2, slant: 0, round: false }, '#8A3A16', DARK_GLASS),
  trefoil: look('shield', { width: 0.95, weight: 0.2, slant: 8, round: false }, '#E39A2B', AMBER_GLASS),
}

export function drawnBrand(brand: Brand): DrawnBrand {
  const { layout, lettering, liquid, glass } = LOOKS[brand.motif]
  const [label, deep, accent, tint] = brand.colours
  return {
    ...labelWords(brand),
    motif: brand.motif,
    base: label,
    accent,
    paper: mix(tint, '#FFFAEC', 0.72),
    ink: deep,
    liquid,
    foam: light(mix(liquid, '#FFF8E6', 0.86), 0.2),
    glass,
    layout,
    lettering,
  }
}

/** Lettering that reads on a ground. */
export function on(ground: string, { ink, paper }: DrawnBrand): string {
  return isLight(ground) ? ink : paper
}

/** The second print colour on the base, lifted when it would sink into it. */
export function second({ base, accent, ink, paper }: DrawnBrand): string {
  if (Math.abs(brightness(base) - brightness(accent)) > 70) return accent
  return isLight(base) ? ink : mix(accent, paper, 0.38)
}

/** A band colour on paper: the accent, unless it is as light as the paper. */
export function bandOnPaper({ accent, base, ink }: DrawnBrand): string {
  if (!isLight(accent) || brightness(accent) < 200) return accent
  return isLight(base) ? ink : base
}

/** `Veenhof Pils`, a pils, is lettered VEENHOF with PILS under it. */
function labelWords({ name, style: { nl: style } }: Brand): { name: string; style: string } {
  const ending = ` ${style}`.toLowerCase()
  return { name: name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name, style }
}

function look(layout: LabelLayout, lettering: Lettering, liquid: string, glass: string): Look {
  return { layout, lettering, liquid, glass }
}
