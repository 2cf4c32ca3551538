import { expect, test } from 'vitest'
import { areRare, askedWords, inOneWord } from './search-query.ts'

const COMMON = [
  { word: 'bier', share: 0.9 },
  { word: 'amber', share: 0.08 },
  { word: 'amberbok', share: 0.02 },
  { word: 'tripel', share: 0.04 },
  { word: 'veen', share: 0.002 },
  { word: '1', share: 0.05 },
]

test.each([
  ['words in any letter case, without accents', 'Witte Rosé-BIÈRE', ['witte', 'rose', 'biere']],
  ['a word once, however often it was typed', 'a@'.repeat(100_000), ['a']],
  [
    'the first words of a long text',
    Array.from({ length: 30 }, (_, n) => 'w'.repeat(n + 1)).join(' '),
    Array.from({ length: 12 }, (_, n) => 'w'.repeat(n + 1)),
  ],
  ['the beginning of a long word', `${'x'.repeat(64)}yz pils`, ['x'.repeat(64), 'pils']],
  ['letters and figures each by itself', 'vp-kr2430 24x30CL A4', ['vp', 'kr', '2430', '24', '30', 'cl', 'a', '4']],
  ['decimals as one number, with a point', 'pils 0,0 5.0% 1.', ['pils', '0.0', '5.0', '1']],
  ['nothing of signs alone', '& | ! :* (', []],
])('[GQL-23] a search asks for %s', (_case, text, words) => {
  expect(askedWords(text)).toEqual(words)
})

test.each([
  ['a word that is rarer by far is looked up alone', ['amber', 'zeldzaam'], ['zeldzaam']],
  ['words are counted with all that begins as they do', ['amb', 'veen'], ['veen']],
  ['an ending makes a word no rarer', ['ambers', 'amber'], ['ambers', 'amber']],
  ['a number is no form of its first figure', ['amber', '123'], ['123']],
  ['words about as common are looked up together', ['amber', 'tripel'], ['amber', 'tripel']],
  ['a word that is alone is looked up', ['bier'], ['bier']],
  ['nothing is looked up for no word', [], []],
])('%s', (_case, words, lookedUp) => {
  const rare = areRare(words, COMMON)
  expect(words.filter((_, nth) => rare[nth])).toEqual(lookedUp)
})

test.each([
  ['vp-KR2430', 'vpkr2430'],
  ['87 19.99 81 00 00 6', '8719998100006'],
  ['pm-30x40', 'pm30x40'],
  [`a${'𠀀'.repeat(80)}`, `a${'𠀀'.repeat(63)}`],
  ['& | !', ''],
])('[GQL-23] %s is %s in one word', (typed, together) => {
  expect(inOneWord(typed)).toBe(together)
})

test('all words are looked up until it is known which are common', () => {
  expect(areRare(['amber', 'zeldzaam'], [])).toEqual([true, true])
})
