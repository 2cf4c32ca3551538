import { expect, test } from 'vitest'
import { askedWords, rarestWords, searchQuery } from './search-query.ts'

const COMMON = [
  { word: 'bier', share: 0.9 },
  { word: 'amber', share: 0.08 },
  { word: 'amberbok', share: 0.02 },
  { word: 'tripel', share: 0.04 },
  { word: 'veen', share: 0.002 },
  { word: '1', share: 0.05 },
]

test('[GQL-23] a search asks for every word, each of which may go on', () => {
  expect(searchQuery(['veen', 'pil'])).toBe('veen:* & pil:*')
})

test.each([
  ['words in any letter case, without accents', 'Witte Rosé-BIÈRE', ['witte', 'rose', 'biere']],
  ['a word once, however often it was typed', 'a@'.repeat(100_000), ['a']],
  [
    'the first words of a long text',
    Array.from({ length: 30 }, (_, n) => `w${n}`).join(' '),
    Array.from({ length: 12 }, (_, n) => `w${n}`),
  ],
  ['the beginning of a long word', `${'x'.repeat(64)}yz pils`, ['x'.repeat(64), 'pils']],
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
  expect(rarestWords(words, COMMON)).toEqual(lookedUp)
})

test('all words are looked up until it is known which are common', () => {
  expect(rarestWords(['amber', 'zeldzaam'], [])).toEqual(['amber', 'zeldzaam'])
})
