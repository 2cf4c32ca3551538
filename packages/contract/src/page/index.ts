import type { Service } from '@fust/domain/access'
import type { Language, MarketPack } from '@fust/domain/market'

/** What a brewery wrote, in the languages that it wrote it in. */
export type Words = Readonly<Partial<Record<Language, string>>>

/** A picture that is as wide as its height times the ratio. */
type Mark = { readonly url: string; readonly ratio: number }

/** The logo of a brewery as it stands on a light ground, and on its own colour or a dark one. */
export type BreweryLogo = {
  readonly onLight: Mark
  readonly onDark: Mark
  /** The name stands in the logo, and need not stand beside it. */
  readonly saysName: boolean
}

/** What every page of the portal knows of its brewery: the server writes it into the page, as JSON. */
export type BreweryFacts = {
  readonly name: string
  /** On the signs of drawings: the first of its name, unless it says another. */
  readonly letter: string
  /** Null: its name is its mark. */
  readonly logo: BreweryLogo | null
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
  /** What the brewery says while its portal is closed for maintenance; null while it is open. */
  readonly closed: Words | null
  /** What a map is made of, with `{z}`, `{x}` and `{y}` in its address, and whose it is; null: there is none. */
  readonly map: { readonly tiles: string; readonly credit: string } | null
  /** What others run, and people are signed in at from here: where it is connected. */
  readonly services: readonly Service[]
}

/** The element of the page whose text is the facts. */
export const FACTS_ELEMENT = 'brewery'

/** What a brewery wrote in a language; where it did not, in English, else in the first language that it wrote in. */
export function wordsIn(language: Language, words: Words): string {
  return words[language] ?? words.en ?? Object.values(words)[0] ?? ''
}
