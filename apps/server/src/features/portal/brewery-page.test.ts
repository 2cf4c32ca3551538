import { MARKET_PACKS } from '@fust/domain/market'
import type { BreweryFacts } from '@fust/contract/page'
import { describe, expect, test } from 'vitest'
import { fillPage, type BreweryPage } from './brewery-page.ts'
import { lookOf, type ThemeFile } from './theme/look.ts'
import { pageLook } from './theme/page-look.ts'

const FACTS: BreweryFacts = {
  name: 'Roodhert & Söhne',
  letter: 'R',
  logo: null,
  market: MARKET_PACKS.IT,
  phone: '',
  hours: {},
  descriptor: { it: 'Birrificio' },
  slogan: { it: 'Dal tino alla cantina.', de: 'Vom Kessel in den Keller.' },
  aboutAlcohol: {},
  closed: null,
  services: [],
  map: null,
}

const picture = (file: string, type = 'image/png'): ThemeFile => ({
  file,
  type,
  version: `of-${file}`,
  width: 1,
  height: 1,
})
const COLOURS = { colours: { light: { bar: '#6b0f1b', paper: '#faf5ee' } } }

/** Roodhert with these facts and files. */
function roodhert({
  facts = {},
  files = [],
}: { facts?: Partial<BreweryFacts>; files?: ThemeFile[] } = {}): BreweryPage {
  return { facts: { ...FACTS, ...facts }, look: pageLook(lookOf(COLOURS, files)) }
}

test('a page says whose it is, and is written as HTML', () => {
  const page = '<title>{{title}}</title><meta content="{{description}}"><meta content="{{bar}}">'
  expect(fillPage('index.html', page, roodhert())).toBe(
    '<title>Roodhert &amp; Söhne</title><meta content="Dal tino alla cantina."><meta content="#6b0f1b">',
  )
})

describe('until the app draws its bar, the page has one', () => {
  const mark = { url: '/theme/logo.svg?v=1', ratio: 1.5 }
  const logo = { onLight: mark, onDark: { ...mark, url: '/theme/logo-on-dark.svg?v=1' }, saysName: false }
  const barOf = (facts: Partial<BreweryFacts>) => fillPage('index.html', '{{opening}}', roodhert({ facts }))

  test('with the name', () => {
    expect(barOf({})).toBe('<div class="opening"><p><span>Roodhert &amp; Söhne</span></p></div>')
  })

  test('with the logo before it, as large as there', () => {
    expect(barOf({ logo })).toBe(
      '<div class="opening"><p><img src="/theme/logo-on-dark.svg?v=1" alt="" width="57" height="38">' +
        '<span>Roodhert &amp; Söhne</span></p></div>',
    )
  })

  test('with the logo alone where it says the name', () => {
    expect(barOf({ logo: { ...logo, saysName: true } })).toBe(
      '<div class="opening"><p><img src="/theme/logo-on-dark.svg?v=1" alt="Roodhert &amp; Söhne" width="57" height="38"></p></div>',
    )
  })
})

test('what a page knows of its brewery stands in it as JSON that ends no element', () => {
  const page = roodhert({ facts: { name: '</script><script>alert(1)' } })
  const filled = fillPage('index.html', '{{facts}}', page)
  expect(filled).not.toContain('<')
  expect(JSON.parse(filled)).toEqual(page.facts)
})

test.each([
  ['IT', 'it de en'],
  ['NL', ''],
] as const)('[MKT-05] a first visit in %s may be in "%s", as its browser asks', (market, languages) => {
  const page = roodhert({ facts: { market: MARKET_PACKS[market] } })
  expect(fillPage('index.html', '{{first-languages}}', page)).toBe(languages)
})

test('the worker has another mark for other facts or another look, and the same for the same', () => {
  const mark = (page: BreweryPage) => fillPage('sw.js', '{{facts-mark}}', page)
  expect(mark(roodhert())).toMatch(/^[0-9a-f]{16}$/)
  expect(mark(roodhert())).toBe(mark(roodhert()))
  expect(mark(roodhert({ facts: { phone: '0471 1' } }))).not.toBe(mark(roodhert()))
  expect(mark(roodhert({ files: [picture('icon-512.png')] }))).not.toBe(mark(roodhert()))
})

test('a page asks for the style sheet of the brewery by its content', () => {
  const [one, same, other] = [COLOURS, COLOURS, { colours: { dark: { bar: '#000000' } } }].map((rows) =>
    fillPage('index.html', '{{style}}', { facts: FACTS, look: pageLook(lookOf(rows, [])) }),
  )
  expect(one).toMatch(/^\/theme\/theme\.css\?v=[0-9a-f]{16}$/)
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})

test('a face of the brewery takes the place of ours', () => {
  const built = '{{display-face:/assets/ours.woff2}} {{text-face:/assets/plain.woff2}}'
  expect(fillPage('index.html', built, roodhert({ files: [picture('display.woff2', 'font/woff2')] }))).toBe(
    '/theme/display.woff2?v=of-display.woff2 /assets/plain.woff2',
  )
})

test('the worker keeps the logo; without one, what it keeps anyhow', () => {
  const mark = (url: string) => ({ url, ratio: 1 })
  const logo = { onLight: mark('/theme/logo.svg?v=1'), onDark: mark('/theme/logo-on-dark.svg?v=2'), saysName: false }
  const kept = (page: BreweryPage) => fillPage('sw.js', '{{logo}} {{logo-on-dark}}', page)
  expect(kept(roodhert({ facts: { logo } }))).toBe('/theme/logo.svg?v=1 /theme/logo-on-dark.svg?v=2')
  expect(kept(roodhert())).toBe(`${roodhert().look.style} ${roodhert().look.style}`)
})

describe('the portal is installed', () => {
  const manifestOf = (page: BreweryPage): unknown =>
    JSON.parse(fillPage('manifest.webmanifest', '{"name":"","short_name":"","description":"","lang":"en"}', page))

  test('by the name and the colours of the brewery', () => {
    expect(manifestOf(roodhert())).toMatchObject({
      name: 'Roodhert & Söhne',
      short_name: 'Roodhert & Söhne',
      description: 'Dal tino alla cantina.',
      lang: 'en',
      theme_color: '#6b0f1b',
      background_color: '#faf5ee',
    })
  })

  test('with our icons, where it has none of its own', () => {
    expect(manifestOf(roodhert())).toMatchObject({
      icons: [
        { src: '/icon-192.png', sizes: '192x192' },
        { src: '/icon-512.png', sizes: '512x512' },
        { src: '/icon-maskable.png', purpose: 'maskable' },
        { src: '/icon.svg', sizes: 'any' },
      ],
    })
  })

  test('with its own icons in all sizes', () => {
    const made = ['icon-192.png', 'icon-512.png', 'icon-maskable.png'].map((file) => picture(file))
    expect(manifestOf(roodhert({ files: [...made, picture('icon.svg', 'image/svg+xml')] }))).toMatchObject({
      icons: [
        { src: '/theme/icon-192.png?v=of-icon-192.png' },
        { src: '/theme/icon-512.png?v=of-icon-512.png' },
        { src: '/theme/icon-maskable.png?v=of-icon-maskable.png' },
        { src: '/theme/icon.svg?v=of-icon.svg' },
      ],
    })
    expect(manifestOf(roodhert({ files: made }))).not.toMatchObject({ icons: { length: 4 } })
  })
})

test('braces that mean nothing stay as they are', () => {
  expect(fillPage('sw.js', 'a={{}};b="{{other}}"', roodhert())).toBe('a={{}};b="{{other}}"')
})
