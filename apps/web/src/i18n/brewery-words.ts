import { wordsIn, type Words } from '@fust/contract/page'
import { BREWERY } from '../lib/market/brewery.ts'
import { useLanguage } from './index.ts'

/** What the brewery says of itself, in the language now shown; empty where it says nothing. */
export function useBreweryWords(name: 'descriptor' | 'slogan' | 'aboutAlcohol' | 'hours' | 'closed'): string {
  const words: Words = BREWERY[name] ?? {}
  return wordsIn(useLanguage(), words)
}

/** The number to call in a text that also does without one; it stands in one line. */
export const PHONE = BREWERY.phone.replaceAll(' ', '\u00a0') || 'none'
