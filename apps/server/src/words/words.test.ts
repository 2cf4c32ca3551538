import { LANGUAGES, type Language } from '@fust/domain/market'
import { describe, expect, test } from 'vitest'
import { say, sayCounted, wording, WORDS } from './words.ts'

const ADOBE_APOSTROPHES = 4

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted()
const named = (language: Language) =>
  Object.fromEntries(
    Object.entries(WORDS[language]).map(([key, text]) => [key, typeof text === 'string' ? namesIn(text) : 'counted']),
  )

describe.each(LANGUAGES)('what the server says in %s', (language) => {
  test('[MKT-05] is all that it says in English, in the same order, and names the same things', () => {
    expect(Object.keys(WORDS[language])).toEqual(Object.keys(WORDS.en))
    expect(named(language)).toEqual(named('en'))
  })

  test('by a count has the plural forms of the language, and no others', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const counted = Object.entries(WORDS[language]).filter(([, forms]) => typeof forms !== 'string')
    expect(counted.map(([key, forms]) => [key, Object.keys(forms).toSorted()])).toEqual(
      counted.map(([key]) => [key, categories]),
    )
  })

  test('is not empty, and written with a typographic apostrophe', () => {
    const texts = Object.values(WORDS[language]).flatMap((text) =>
      typeof text === 'string' ? [text] : Object.values(text),
    )
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    // English has the texts of Adobe Commerce letter by letter.
    const straight = texts.filter((text) => text.includes("'"))
    expect(straight).toHaveLength(language === 'en' ? ADOBE_APOSTROPHES : 0)
  })
})

test('a text is said in the language asked for, else in English', () => {
  expect(say('it', 'line.stock-left', { stock: 3, sku: 'A-1' })).toBe('Di A-1 ne restano 3 in magazzino.')
  expect(say('fr', 'label.yes')).toBe('Yes')
  expect(wording('label.yes')).toEqual({ nl: 'Ja', en: 'Yes', cs: 'Ano', sk: 'Áno', it: 'Sì', de: 'Ja' })
})

test.each([
  ['cs', 1, 'paleta'],
  ['cs', 3, 'palety'],
  ['cs', 5, 'palet'],
  ['sk', 2, 'palety'],
  ['de', 2, 'Paletten'],
  ['it', 1, 'pallet'],
] as const)('in %s %i pallets are "%s"', (language, count, expected) => {
  expect(sayCounted(language, 'letter.unit.pallets', count)).toBe(expected)
})
