import { contrast, mix, type Colour } from './colours.ts'
import type { Drawn } from './drawing.ts'
import type { Palette, Token } from './palette.ts'

/** What is read needs this contrast, what is drawn the smaller one (WCAG 2.2, 1.4.3 and 1.4.11). */
const READ_CONTRAST = 4.5
const DRAWN_CONTRAST = 3

type Name = Token | Drawn | 'okbg' | 'badbg' | 'infobg'

const onBoth = (name: Token): [Name, Name][] => [
  [name, 'paper'],
  [name, 'foam'],
]

/** What is read, and what it is read on. */
const READ: readonly [Name, Name][] = [
  ...(['ink', 'mute', 'copper-ink', 'ok', 'warn', 'bad', 'info', 'hop'] as const).flatMap(onBoth),
  ['ink', 'malt'],
  ['mute', 'malt'],
  ['onhop', 'hop'],
  ['onbar', 'bar'],
  ['onbar', 'bar2'],
  ['warn', 'warnbg'],
  ['ink', 'warnbg'],
  ['paper', 'ink'],
  ['ongold', 'gold'],
  ['ok', 'okbg'],
  ['bad', 'badbg'],
  ['info', 'infobg'],
  ['onsky', 'sky'],
]

/** What is drawn and not read. */
const SEEN: readonly [Name, Name][] = [...onBoth('rule'), ...onBoth('copper'), ['gold', 'bar']]

/** A pair of colours that people cannot tell from each other well enough. */
export type ContrastFault = {
  name: string
  colour: Colour
  ground: string
  groundColour: Colour
  contrast: number
  least: number
}

/** The pairs of a palette and its drawing that cannot be read or seen. */
export function contrastFaults(palette: Palette, drawing: Readonly<Record<Drawn, Colour>>): ContrastFault[] {
  const colours = new Map<string, Colour>([
    ...Object.entries(palette),
    ...Object.entries(drawing),
    // As the screens mix them.
    ...(['ok', 'bad', 'info'] as const).map((tone): [string, Colour] => [
      `${tone}bg`,
      mix(palette[tone], palette.foam, 0.1),
    ]),
  ])
  const faultsOf = (pairs: readonly [Name, Name][], least: number) =>
    pairs.flatMap(([name, ground]) => {
      const [colour = '', groundColour = ''] = [colours.get(name), colours.get(ground)]
      const found = contrast(colour, groundColour)
      return found < least ? [{ name, colour, ground, groundColour, contrast: found, least }] : []
    })
  return [...faultsOf(READ, READ_CONTRAST), ...faultsOf(SEEN, DRAWN_CONTRAST)]
}
