import { describe, expect, test } from 'vitest'
import { mapTiles, TILE } from './map-tiles.ts'

const ADDRESS = 'https://maps.example/{z}/{x}/{y}.png'
const ENSCHEDE = { latitude: 52.2215, longitude: 6.8937 }
const BOEKELO = { latitude: 52.2056, longitude: 6.8002 }

describe('[ENT-38] a map of service points', () => {
  test('has one point in its middle, from where the numbers of houses can be read', () => {
    const { pins, tiles } = mapTiles([ENSCHEDE], ADDRESS)
    expect(pins).toEqual([{ left: 0, top: 0 }])
    // By the formula of Web Mercator it is 34,022.96 pictures from the west and 21,581.87 from the north, at a zoom of 16.
    const middle = tiles.find(({ left, top }) => left <= 0 && left > -TILE && top <= 0 && top > -TILE)
    expect(middle?.url).toBe('https://maps.example/16/34022/21581.png')
  })

  test('shows all of them on a phone, and covers a desk', () => {
    const { pins, tiles } = mapTiles([ENSCHEDE, BOEKELO], ADDRESS)
    for (const { left, top } of pins) {
      expect(Math.abs(left)).toBeLessThanOrEqual(120)
      expect(Math.abs(top)).toBeLessThanOrEqual(120)
    }
    // The one in the east is on the right, the one in the north above.
    expect(pins[0]?.left).toBeGreaterThan(pins[1]?.left ?? Infinity)
    expect(pins[0]?.top).toBeLessThan(pins[1]?.top ?? -Infinity)
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(-360)
    expect(Math.max(...tiles.map(({ left }) => left + TILE))).toBeGreaterThanOrEqual(360)
  })

  test('asks for no picture that there is none of', () => {
    const { tiles } = mapTiles(
      [
        { latitude: 84, longitude: -179.9 },
        { latitude: -84, longitude: 179.9 },
      ],
      ADDRESS,
    )
    for (const { url } of tiles) expect(url).toMatch(/^https:\/\/maps\.example\/0\/0\/0\.png$/)
  })
})
