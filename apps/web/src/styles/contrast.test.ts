import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

type Palette = Record<string, string>

const THEMES: [name: string, palette: Palette][] = [
  ['light', paletteOf('veenhof', 'light')],
  ['dark', paletteOf('veenhof', 'dark')],
  ['second theme', paletteOf('roodhert', 'light')],
  ['second theme, dark', paletteOf('roodhert', 'dark')],
]

const TEXT_PAIRS = [
  ...['ink', 'mute', 'copper-ink', 'ok', 'warn', 'bad', 'info', 'hop'].flatMap((text) => [
    [text, 'paper'],
    [text, 'foam'],
  ]),
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
]

// What is drawn and not read: 3:1 is enough.
const DRAWN_PAIRS = [
  ['rule', 'foam'],
  ['rule', 'paper'],
  ['copper', 'paper'],
  ['copper', 'foam'],
  ['gold', 'bar'],
]

describe.each(THEMES)('the %s tokens', (_name, palette) => {
  test.each(TEXT_PAIRS)('%s reads on %s', (text, ground) => {
    expect(contrast(colour(palette, text), colour(palette, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(DRAWN_PAIRS)('%s stands out on %s', (drawn, ground) => {
    expect(contrast(colour(palette, drawn), colour(palette, ground))).toBeGreaterThanOrEqual(3)
  })
})

function paletteOf(theme: string, scheme: 'light' | 'dark'): Palette {
  const css = readFileSync(path.join(import.meta.dirname, 'themes', `${theme}.css`), 'utf8')
  const colours = [...css.matchAll(/--([\w-]+):\s*light-dark\((#\w{6}),\s*(#\w{6})\);/g)]
  const palette: Palette = { ongold: '#16211c' }
  for (const [, name = '', light = '', dark = ''] of colours) palette[name] = scheme === 'light' ? light : dark
  for (const tone of ['ok', 'bad', 'info']) palette[`${tone}bg`] = mix(palette[tone], palette['foam'], 0.1)
  return palette
}

function colour(palette: Palette, name: string | undefined): string {
  const value = palette[name ?? '']
  if (!value) throw new Error(`The theme has no ${name}`)
  return value
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(text = '', ground = '', share = 0): string {
  const under = channels(ground)
  const mixed = channels(text).map((channel, place) => Math.round(channel * share + (under[place] ?? 0) * (1 - share)))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))
}
