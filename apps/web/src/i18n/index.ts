import { DEFAULT_LANGUAGE, type Language } from '@fust/domain/market'
import { i18n } from '@lingui/core'
import { useSyncExternalStore } from 'react'
import { rememberLanguage, storedLanguage } from './language.ts'
import { readTexts, type Area, type TextFolder, type TextKey } from './text-files.ts'

export { takeLanguageOfAddress } from './language.ts'
export type { Language } from '@fust/domain/market'
export type { Area, TextKey } from './text-files.ts'

/** Says a text; `{name}` takes its value, and a plural its form by its count. */
export type Translate = (key: TextKey, values?: TextValues) => string
type TextValues = Readonly<Record<string, string | number | undefined>>

type Spoken = { language: Language; t: Translate }

// Whatever was wanted once: an area that comes while the language changes has its texts in both.
const languages = new Set<Language>()
const folders = new Set<TextFolder>(['common'])

let spoken: Spoken = { language: DEFAULT_LANGUAGE, t: (key) => key }
const listeners = new Set<() => void>()

/** Loads the stored language; call once before the first render. */
export async function startTexts(language: Language = storedLanguage()): Promise<void> {
  await speak(language)
  document.documentElement.lang = language
}

/** Loads what an area says, before one of its screens shows. */
export async function loadTexts(area: Area): Promise<void> {
  folders.add(area)
  await loadWanted()
}

/** Changes the language of the interface, of the document and of the calls. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language)
  rememberLanguage(language)
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

async function speak(language: Language): Promise<void> {
  languages.add(language)
  await loadWanted()
  i18n.activate(language)
  spoken = { language, t: (key, values) => i18n.t(key, values) }
}

async function loadWanted(): Promise<void> {
  const wanted = [...languages].flatMap((language) => [...folders].map((folder) => ({ language, folder })))
  await Promise.all(wanted.map(async ({ language, folder }) => i18n.load(language, await readTexts(folder, language))))
}
