import en from './words/en.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }

export const LETTER_LANGUAGES = ['nl', 'en'] as const
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number]

type Key = keyof typeof en
export type Say = (key: Key, values?: Readonly<Record<string, string>>) => string

export const WORDS: Readonly<Record<LetterLanguage, Readonly<Record<Key, string>>>> = { nl, en }

/** The words of a language, with what they name in its place. */
export function wordsOf(language: LetterLanguage): Say {
  return (key, values = {}) =>
    WORDS[language][key].replaceAll(/\{(\w+)\}/g, (_named, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`Nobody says what ${name} of ${key} is.`)
      return value
    })
}
