import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@fust/domain/market'
import cs from './cs.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import nl from './nl.json' with { type: 'json' }
import sk from './sk.json' with { type: 'json' }

type Words = typeof en
/** What is said by a count has a form for each plural category of its language. */
type Forms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
type Dictionary = { readonly [Key in keyof Words]: Words[Key] extends string ? string : Forms }

export type WordKey = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words]
export type CountedKey = Exclude<keyof Words, WordKey>
export type Values = Readonly<Record<string, string | number>>

/** A text of our own in every language. */
export type Wording = Readonly<Record<Language, string>>

/** Everything that the server says to people. */
export const WORDS: Readonly<Record<Language, Dictionary>> = { nl, en, cs, sk, it, de }

/** A text in the language asked for, else in English, with what it names in its place. */
export function say(language: string, key: WordKey, values: Values = {}): string {
  return WORDS[spoken(language)][key].replaceAll(/\{(\w+)\}/g, (_named, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nobody says what ${name} of ${key} is.`)
    return String(value)
  })
}

/** What so many are called: 'pallet', 'pallets'. */
export function sayCounted(language: string, key: CountedKey, count: number): string {
  const own = spoken(language)
  const forms: Forms = WORDS[own][key]
  return forms[new Intl.PluralRules(own).select(count)] ?? forms.other
}

/** The same text in every language, for what is said before it is known who listens. */
export function wording(key: WordKey, values?: Values): Wording {
  return inEach((language) => say(language, key, values))
}

/** Several texts as one. */
export function inOneLine(wordings: readonly Wording[]): Wording {
  return inEach((language) => wordings.map((each) => each[language]).join(' '))
}

const spoken = (asked: string): Language => LANGUAGES.find((language) => language === asked) ?? DEFAULT_LANGUAGE

const inEach = (write: (language: Language) => string): Wording => ({
  nl: write('nl'),
  en: write('en'),
  cs: write('cs'),
  sk: write('sk'),
  it: write('it'),
  de: write('de'),
})
