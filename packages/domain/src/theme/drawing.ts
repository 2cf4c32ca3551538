import { mix, type Colour } from './colours.ts'
import { withOwn, type ColourScheme, type Palette } from './palette.ts'

/** What the brewery is drawn with, as it stands in its land. */
export const DRAWN = [
  'sky',
  'onsky',
  'sun',
  'craters',
  'mist',
  'far-hill',
  'near-hill',
  'field',
  'furrow',
  'brick',
  'brick-light',
  'roof',
  'roof-light',
  'chimney',
  'smoke',
  'window',
  'sign',
  'lorry',
  'lorry-cab',
  'lorry-name',
] as const
export type Drawn = (typeof DRAWN)[number]

const [WHITE, BLACK] = ['#ffffff', '#000000']

/** The colours of the drawing; those that a brewery leaves out follow from its others. */
export function drawingOf(
  scheme: ColourScheme,
  palette: Palette,
  own: Readonly<Partial<Record<string, Colour>>> = {},
): Readonly<Record<Drawn, Colour>> {
  return withOwn(scheme === 'light' ? byDay(palette) : byNight(palette), own)
}

function byDay(palette: Palette): Record<Drawn, Colour> {
  const { paper, ink, hop, bar, bar2, gold, ongold, foam, copper, 'copper-ink': brick } = palette
  return {
    sky: mix(gold, paper, 0.45),
    onsky: ink,
    sun: gold,
    craters: gold,
    mist: mix(gold, foam, 0.2),
    'far-hill': mix(hop, mix(gold, paper, 0.4), 0.35),
    'near-hill': mix(hop, mix(gold, paper, 0.4), 0.6),
    field: bar,
    furrow: bar2,
    brick,
    'brick-light': copper,
    roof: mix(brick, BLACK, 0.38),
    'roof-light': mix(brick, BLACK, 0.48),
    chimney: mix(brick, BLACK, 0.8),
    smoke: mix(gold, foam, 0.2),
    window: mix(gold, WHITE, 0.7),
    sign: ongold,
    lorry: foam,
    'lorry-cab': ink,
    'lorry-name': bar,
  }
}

function byNight(palette: Palette): Record<Drawn, Colour> {
  const { paper, ink, bar, bar2, gold, ongold, cab, copper, 'copper-ink': brick } = palette
  return {
    sky: mix(bar, paper, 0.6),
    onsky: ink,
    sun: mix(gold, WHITE, 0.4),
    craters: mix(gold, WHITE, 0.6),
    mist: mix(bar2, paper, 0.7),
    'far-hill': mix(bar2, paper, 0.6),
    'near-hill': mix(bar2, BLACK, 0.6),
    field: mix(bar, BLACK, 0.6),
    furrow: mix(bar2, BLACK, 0.75),
    brick: mix(brick, BLACK, 0.36),
    'brick-light': mix(copper, BLACK, 0.48),
    roof: mix(brick, BLACK, 0.16),
    'roof-light': mix(brick, BLACK, 0.2),
    chimney: mix(brick, BLACK, 0.3),
    smoke: mix(ink, paper, 0.25),
    window: mix(gold, WHITE, 0.75),
    sign: ongold,
    lorry: cab,
    'lorry-cab': mix(paper, BLACK, 0.7),
    'lorry-name': bar,
  }
}
