import { useSyncExternalStore } from 'react'
import { DEFAULT_LANGUAGE, rememberLanguage, storedLanguage, type Language } from './language.ts'
import { translateBy, type Translate } from './texts.ts'

export { LANGUAGES, type Language } from './language.ts'
export type { TextKey, Translate } from './texts.ts'

const DICTIONARIES = {
  en: () => import('./en.json'),
  nl: () => import('./nl.json'),
} satisfies Record<Language, () => Promise<{ default: object }>>

type Spoken = { language: Language; t: Translate }

let spoken: Spoken = { language: DEFAULT_LANGUAGE, t: (key) => key }
const listeners = new Set<() => void>()

/** Loads the stored language; call once before the first render. */
export async function startTexts(language: Language = storedLanguage()): Promise<void> {
  spoken = await speak(language)
  document.documentElement.lang = language
}

/** Changes the language of the interface, of the document and of the calls. */
export async function changeLanguage(language: Language): Promise<void> {
  const next = await speak(language)
  rememberLanguage(language)
  spoken = next
  for (const tell of listeners) tell()
}

/** Hears of every change of the language; gives the function that ends it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language now shown. */
export function currentLanguage(): Language {
  return spoken.language
}

/** The language now shown, following changes. */
export function useLanguage(): Language {
  return useSpoken().language
}

/** The texts in the language now shown, following changes. */
export function useTranslation(): { t: Translate } {
  return useSpoken()
}

const useSpoken = () => useSyncExternalStore(onLanguageChange, () => spoken)

async function speak(language: Language): Promise<Spoken> {
  const { default: dictionary } = await DICTIONARIES[language]()
  return { language, t: translateBy(dictionary, language) }
}
