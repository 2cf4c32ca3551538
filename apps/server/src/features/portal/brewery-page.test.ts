import { MARKET_PACKS } from '@fust/domain/market'
import type { BreweryFacts } from '@fust/contract/page'
import { expect, test } from 'vitest'
import { fillPage } from './brewery-page.ts'

const ROODHERT: BreweryFacts = {
  name: 'Roodhert & Söhne',
  theme: 'roodhert',
  market: MARKET_PACKS.IT,
  phone: '',
  hours: {},
  descriptor: { it: 'Birrificio' },
  slogan: { it: 'Dal tino alla cantina.', de: 'Vom Kessel in den Keller.' },
  aboutAlcohol: {},
}

test('a page says whose it is, and is written as HTML', () => {
  const page = '<html data-theme="{{theme}}"><title>{{name}}</title><meta content="{{slogan}}">'
  expect(fillPage('index.html', page, ROODHERT)).toBe(
    '<html data-theme="roodhert"><title>Roodhert &amp; Söhne</title><meta content="Dal tino alla cantina.">',
  )
})

test('what a page knows of its brewery stands in it as JSON that ends no element', () => {
  const facts = { ...ROODHERT, name: '</script><script>alert(1)' }
  const filled = fillPage('index.html', '{{facts}}', facts)
  expect(filled).not.toContain('<')
  expect(JSON.parse(filled)).toEqual(facts)
})

test('the worker has another mark for other facts, and the same for the same', () => {
  const mark = (facts: BreweryFacts) => fillPage('sw.js', '{{facts-mark}}', facts)
  expect(mark(ROODHERT)).toMatch(/^[0-9a-f]{16}$/)
  expect(mark({ ...ROODHERT })).toBe(mark(ROODHERT))
  expect(mark({ ...ROODHERT, phone: '0471 1' })).not.toBe(mark(ROODHERT))
})

test('the portal is installed by the name of the brewery', () => {
  const manifest = '{"name":"","short_name":"","description":"","lang":"en"}'
  expect(JSON.parse(fillPage('manifest.webmanifest', manifest, ROODHERT))).toEqual({
    name: 'Roodhert & Söhne',
    short_name: 'Roodhert & Söhne',
    description: 'Dal tino alla cantina.',
    lang: 'en',
  })
})

test('braces that mean nothing stay as they are', () => {
  expect(fillPage('sw.js', 'a={{}};b="{{other}}"', ROODHERT)).toBe('a={{}};b="{{other}}"')
})
