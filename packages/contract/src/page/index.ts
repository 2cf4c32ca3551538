import type { Language, MarketPack } from '@fust/domain/market'

/** What a brewery wrote, in the languages that it wrote it in. */
export type Words = Readonly<Partial<Record<Language, string>>>

/** What every page of the portal knows of its brewery: the server writes it into the page, as JSON. */
export type BreweryFacts = {
  readonly name: string
  readonly theme: string
  readonly market: MarketPack
  /** As people dial it; empty where the brewery tells none. */
  readonly phone: string
  /** When somebody answers there: 'on working days from 8:00 to 18:00'. */
  readonly hours: Words
  /** What the brewery is, beside its name: 'City brewery'. */
  readonly descriptor: Words
  readonly slogan: Words
  /** Where to read on about alcohol. */
  readonly aboutAlcohol: Words
}

/** The element of the page whose text is the facts. */
export const FACTS_ELEMENT = 'brewery'

/** What a brewery wrote in a language; where it did not, in English, else in the first language that it wrote in. */
export function wordsIn(language: Language, words: Words): string {
  return words[language] ?? words.en ?? Object.values(words)[0] ?? ''
}
