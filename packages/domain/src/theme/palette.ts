import type { Colour } from './colours.ts'

/** What screens are coloured with, by what it is for. */
export const TOKENS = [
  'paper',
  'foam',
  'ink',
  'mute',
  'hop',
  'onhop',
  'bar',
  'bar2',
  'onbar',
  'copper',
  'copper-ink',
  'gold',
  'ongold',
  'malt',
  'line',
  'rule',
  'ok',
  'warn',
  'bad',
  'info',
  'warnbg',
  'floor',
  'floorline',
  'place',
  'placeline',
  'cab',
  'mark',
  'shelf',
] as const
export type Token = (typeof TOKENS)[number]

export const SCHEMES = ['light', 'dark'] as const
export type ColourScheme = (typeof SCHEMES)[number]

export type Palette = Readonly<Record<Token, Colour>>

/** Slate, paper and brass: what a brewery has that brings no colours of its own. */
export const PLAIN_PALETTES: Readonly<Record<ColourScheme, Palette>> = {
  light: {
    paper: '#f7f6f3',
    foam: '#fefefc',
    ink: '#1b1f24',
    mute: '#59606a',
    hop: '#24425c',
    onhop: '#ffffff',
    bar: '#1f3244',
    bar2: '#2e465c',
    onbar: '#f2f4f6',
    copper: '#a8622b',
    'copper-ink': '#8a4a1c',
    gold: '#e3b65b',
    ongold: '#1b1f24',
    malt: '#eceae4',
    line: '#dedbd3',
    rule: '#84868a',
    ok: '#1e6b45',
    warn: '#8a5200',
    bad: '#a3232b',
    info: '#1f5673',
    warnbg: '#fcebc8',
    floor: '#eceae4',
    floorline: '#1b1f24',
    place: '#fefefc',
    placeline: '#a5a39c',
    cab: '#1b1f24',
    mark: '#a3232b',
    shelf: '#c6b08c',
  },
  dark: {
    paper: '#121518',
    foam: '#1b1f24',
    ink: '#edeff1',
    mute: '#a7aeb6',
    hop: '#9cc3e4',
    onhop: '#0c1a26',
    bar: '#16222e',
    bar2: '#223344',
    onbar: '#edeff1',
    copper: '#d98b52',
    'copper-ink': '#e8a06e',
    gold: '#e3b65b',
    ongold: '#1b1f24',
    malt: '#262b31',
    line: '#343a41',
    rule: '#7a828b',
    ok: '#7cc79b',
    warn: '#f0be6a',
    bad: '#ff9a92',
    info: '#8cc4e0',
    warnbg: '#33270f',
    floor: '#262b31',
    floorline: '#a7aeb6',
    place: '#15191d',
    placeline: '#59616a',
    cab: '#d6d9dc',
    mark: '#ff9a92',
    shelf: '#55493a',
  },
}

/** The colours of a brewery; of those that it leaves out, ours. */
export function paletteOf(scheme: ColourScheme, own: Readonly<Partial<Record<string, Colour>>> = {}): Palette {
  return withOwn(PLAIN_PALETTES[scheme], own)
}

/** The same names, each with its own value where there is one. */
export function withOwn<Name extends string>(
  plain: Readonly<Record<Name, Colour>>,
  own: Readonly<Partial<Record<string, Colour>>>,
): Readonly<Record<Name, Colour>> {
  const given = Object.entries(own).filter(([name, value]) => Object.hasOwn(plain, name) && value !== undefined)
  return { ...plain, ...Object.fromEntries(given) }
}
