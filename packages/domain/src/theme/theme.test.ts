import { describe, expect, test } from 'vitest'
import {
  contrast,
  contrastFaults,
  drawingOf,
  mix,
  paletteOf,
  PLAIN_PALETTES,
  SCHEMES,
  type ColourScheme,
  type Palette,
} from './index.ts'

const faultsOf = (scheme: ColourScheme, palette: Palette, drawing = {}) =>
  contrastFaults(palette, drawingOf(scheme, palette, drawing))

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#0B3D2E', '#0b3d2e', 1],
  ['#777777', '#ffffff', 4.48],
])('%s and %s have a contrast of %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2)
})

test.each([
  ['#ff0000', '#0000ff', 1, '#ff0000'],
  ['#ff0000', '#0000ff', 0, '#0000ff'],
  ['#ffffff', '#000000', 0.1, '#1a1a1a'],
])('%s over %s by %f is %s', (colour, ground, share, expected) => {
  expect(mix(colour, ground, share)).toBe(expected)
})

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
  test('a brewery without colours of its own has some that everybody can read', () => {
    expect(faultsOf(scheme, PLAIN_PALETTES[scheme])).toEqual([])
  })

  test('a colour of its own takes the place of ours, the others stay', () => {
    expect(paletteOf(scheme, { hop: '#123456' })).toEqual({ ...PLAIN_PALETTES[scheme], hop: '#123456' })
  })

  test('a name that is none changes nothing', () => {
    expect(paletteOf(scheme, { constructor: '#123456' })).toEqual(PLAIN_PALETTES[scheme])
  })

  test('the drawing follows from the colours, but for what a brewery says of it', () => {
    const palette = paletteOf(scheme, { gold: '#abcdef' })
    expect(drawingOf(scheme, palette, { sun: '#fedcba' })).toEqual({ ...drawingOf(scheme, palette), sun: '#fedcba' })
    expect(drawingOf(scheme, palette).window).not.toBe(drawingOf(scheme, PLAIN_PALETTES[scheme]).window)
  })

  test('a text that is too pale for its ground is named, with the ground and by how much', () => {
    const palette = paletteOf(scheme, { mute: PLAIN_PALETTES[scheme].malt })
    expect(faultsOf(scheme, palette)).toContainEqual({
      name: 'mute',
      colour: palette.malt,
      ground: 'malt',
      groundColour: palette.malt,
      contrast: 1,
      least: 4.5,
    })
  })

  test('what is drawn needs less than what is read', () => {
    const palette = paletteOf(scheme, { rule: PLAIN_PALETTES[scheme].paper })
    expect(faultsOf(scheme, palette).map(({ name, least }) => [name, least])).toEqual([
      ['rule', 3],
      ['rule', 3],
    ])
  })

  test('words on the sky can be read as well', () => {
    const faults = faultsOf(scheme, PLAIN_PALETTES[scheme], { sky: '#888888', onsky: '#999999' })
    expect(faults.map(({ name, ground }) => `${name} on ${ground}`)).toEqual(['onsky on sky'])
  })
})
