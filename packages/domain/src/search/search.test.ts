import { describe, expect, test } from 'vitest'
import { CUSTOMER_TYPES } from '../access/index.ts'
import {
  canSearch,
  forgivenErrors,
  markedParts,
  rememberTerm,
  searchTerm,
  searchTabs,
  shownTab,
  tabGridSize,
  tabsWithResults,
  type SearchTab,
} from './index.ts'

describe('a search term', () => {
  test.each([
    ['pil', true],
    ['pi', false],
    ['  pi ', false],
    ['🍺🍺', false],
  ])('[SRC-06] "%s" runs: %s', (term, runs) => {
    expect(canSearch(term)).toBe(runs)
  })

  test.each([
    [' Witte  Wieven ', 'Witte  Wieven', 'without spaces around it'],
    ['Veenhof\nPils\u200E', 'Veenhof Pils', 'in one line'],
    [`${'🍺'.repeat(199)}${'x'.repeat(1_000)}`, `${'🍺'.repeat(199)}x`, 'of a long text the beginning'],
    [`${'x'.repeat(199)} pils`, 'x'.repeat(199), 'of a long text without half a space'],
    [`${' '.repeat(1_000)}pils`, 'pils', 'behind whatever spaces'],
  ])('%j asks for %j: %s', (typed, asked) => {
    expect(searchTerm(typed)).toBe(asked)
  })

  test.each([
    [['bock'], 'pils', ['pils', 'bock'], '[SRC-09] the latest comes first'],
    [['wit', 'pils', 'bock'], 'keg', ['keg', 'wit', 'pils'], '[SRC-09] [ENT-22] three are kept'],
    [['wit', 'pils'], 'Pils', ['Pils', 'wit'], '[SRC-09] [ENT-22] each is kept once'],
    [['wit'], 'pi', ['wit'], '[SRC-07] short terms are not kept'],
  ])('after %o, "%s" leaves %o: %s', (history, term, expected) => {
    expect(rememberTerm(history, term)).toEqual(expected)
  })
})

describe('typing errors', () => {
  test.each([
    ['bo', 0, 'too short to tell from another word'],
    ['wiv', 1, 'one letter of a short word'],
    ['wieven', 1, 'one letter up to six'],
    ['kraanvogel', 2, 'two letters of a long word'],
    ['33', 0, 'a number is meant as typed'],
    ['kr2433', 0, 'a SKU too'],
  ])('in "%s" %i are forgiven: %s', (word, forgiven) => {
    expect(forgivenErrors(word)).toBe(forgiven)
  })
})

describe('what was searched for', () => {
  const marked = (text: string, term: string) =>
    markedParts(text, term)
      .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
      .join('')

  test.each([
    ['Krat Veenhof Pils', 'pils', 'Krat Veenhof [Pils]', 'in any letter case'],
    ['Krat Veenhof Pils', 'veen', 'Krat [Veenhof] Pils', 'by its beginning'],
    ['Veenhof Pils', 'PILS veenhof', '[Veenhof] [Pils]', 'each of its words'],
    ['Éénhoorn', 'eenhoorn', '[Éénhoorn]', 'with and without accents'],
    ['Waar staat mijn factuur?', 'facturen', 'Waar staat mijn [factuur]?', 'in another form'],
    ['Beer lines', 'pils', 'Beer lines', 'nowhere'],
    ['A can of beer', 'a', 'A can of beer', 'not by a single letter'],
    ['<b>Pils</b>', 'pils', '<b>[Pils]</b>', 'as text, whatever it looks like'],
    ['', 'pils', '', 'in nothing'],
    ['Pils', '', 'Pils', 'not at all before something is typed'],
  ])('is marked in %j for %j as %j: %s', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected)
  })
})

const products = (type: Parameters<typeof searchTabs>[0]) => searchTabs(type).slice(0, -3)

describe('search tabs', () => {
  test.each(CUSTOMER_TYPES)('[SRC-31] %s always has marketing materials, news and support', (type) => {
    expect(searchTabs(type).slice(-3)).toEqual(['marketing-materials', 'news', 'support'])
  })

  test.each(['Distributor', 'Trade', 'Retail', 'Agreement'] as const)('[SRC-27] %s has beer and POS', (type) => {
    expect(products(type)).toEqual(['beer', 'posm'])
  })

  test('[SRC-28] on-trade tank customers have tank beer and POS', () => {
    expect(products('OntradeTank')).toEqual(['tank', 'posm'])
  })

  test.each([
    'Ontrade',
    'InternalCustomer',
    'AccountManagerOntrade',
    'AccountManagerOfftrade',
    'Shop',
    'PosWederverkoper',
  ] as const)('[SRC-29] %s has POS only', (type) => {
    expect(products(type)).toEqual(['posm'])
  })

  test('[SRC-30] others have no product tab', () => {
    expect(products(null)).toEqual([])
  })

  test('[SRC-20] [SRC-21] only tabs with results show, and the current one falls back to the first of them', () => {
    const counts = new Map<SearchTab, number>([
      ['posm', 2],
      ['news', 1],
      ['beer', 0],
    ])
    const visible = tabsWithResults(searchTabs('Trade'), counts)
    expect(visible).toEqual(['posm', 'news'])
    expect(shownTab('news', visible)).toBe('news')
    expect(shownTab('beer', visible)).toBe('posm')
    expect(shownTab('beer', [])).toBeNull()
  })

  test('[SRC-16] [SRC-17] products show eight to a grid, the rest four', () => {
    expect(searchTabs('Trade').map(tabGridSize)).toEqual([8, 8, 4, 4, 4])
  })
})
