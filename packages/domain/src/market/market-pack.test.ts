import { describe, expect, test } from 'vitest'
import { figuresLocale, firstLanguage, languageOf, MARKET_PACKS, MARKETS, storeCode, type Market } from './index.ts'

describe('market packs', () => {
  test('[MKT-01] are the Dutch one, the Czech, the Slovak and the Italian', () => {
    expect([...MARKETS]).toEqual(['NL', 'CZ', 'SK', 'IT'])
    expect(MARKETS.map((market) => MARKET_PACKS[market].market)).toEqual([...MARKETS])
  })

  test.each([
    ['nl', 'LivePortal_NL_nl'],
    ['en', 'LivePortal_NL_en'],
  ] as const)('[MKT-07] the store of %s is %s', (language, store) => {
    expect(storeCode('NL', language)).toBe(store)
  })

  test.each([
    ['NL', 'nl'],
    ['en', 'en'],
    ['LivePortal_NL_nl', 'nl'],
    ['fr', null],
  ])('[MKT-06] "%s" means the language %s', (stored, language) => {
    expect(languageOf(stored, MARKET_PACKS.NL)).toBe(language)
  })

  test.each<[Market, string[], string, string]>([
    ['NL', ['nl-NL', 'nl'], 'en', 'whatever is asked for there'],
    ['IT', ['it-IT', 'en'], 'it', 'asked for first'],
    ['IT', ['fr', 'de-AT', 'it'], 'de', 'the first that is spoken there'],
    ['IT', ['fr-CH'], 'en', 'none of them is spoken there'],
    ['IT', [], 'en', 'nothing is asked for'],
    ['CZ', ['CS'], 'cs', 'in any letter case'],
  ])('[MKT-05] a first visit in %s that asks for %j is in "%s": %s', (market, asked, language) => {
    expect(firstLanguage(asked, MARKET_PACKS[market])).toBe(language)
  })

  test('[MKT-05] where no English is spoken, a first visit is in the language of the market', () => {
    expect(firstLanguage(['nl'], { ...MARKET_PACKS.IT, languages: ['de'] })).toBe('de')
  })

  test('[BAR-46] [MKT-11] Italy carries the second brand: no small truck, tickets of its own', () => {
    const { theme, ticketMarket, methods } = MARKET_PACKS.IT
    expect({ theme, ticketMarket }).toEqual({ theme: 'second-brand', ticketMarket: 'IT' })
    expect(methods).not.toContain('freeshipping_freeshipping')
    expect(MARKET_PACKS.NL.methods).toContain('freeshipping_freeshipping')
  })

  test('[BAR-58] only the market of the second brand has its theme, and the ticket market that goes with it', () => {
    const second = Object.entries(MARKET_PACKS).filter(([, pack]) => pack.theme === 'second-brand')
    expect(second.map(([market, pack]) => [market, pack.ticketMarket])).toEqual([['IT', 'IT']])
  })

  test('[MKT-04] the Dutch pickers hold Dutch and English only', () => {
    expect(MARKET_PACKS.NL.languages).toEqual(['nl', 'en'])
  })

  test('each writes its figures as its country does, also one whose language is not spoken', () => {
    expect(MARKETS.map((market) => figuresLocale(MARKET_PACKS[market]))).toEqual(['nl-NL', 'cs-CZ', 'sk-SK', 'it-IT'])
    const locale = figuresLocale({ country: 'PL' })
    const inZloty = new Intl.NumberFormat(locale, { style: 'currency', currency: 'PLN' }).format(1234567.5)
    expect([locale, inZloty.replaceAll(/\s/gu, ' ')]).toEqual(['pl-PL', '1 234 567,50 zł'])
  })

  test('[PRM-09] only Czech users have My Documents in the main menu', () => {
    const markets = Object.values(MARKET_PACKS).filter((pack) => pack.hasDocumentsInMainMenu)
    expect(markets.map(({ country }) => country)).toEqual(['CZ'])
  })

  test('[BAR-41] the cut-off in the Netherlands goes by Amsterdam', () => {
    expect(MARKET_PACKS.NL.timeZone).toBe('Europe/Amsterdam')
  })
})
