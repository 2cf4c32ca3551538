import { storeCode as storeOf } from '@fust/domain/market'
import { MARKET } from '../lib/market.ts'
import { readLocal, writeLocal } from '../lib/storage.ts'
import { DEFAULT_LANGUAGE, TEXT_LANGUAGES, type Language } from './text-languages.ts'

/** Languages to choose from: those of the market. */
export const LANGUAGES: readonly Language[] = MARKET.languages.flatMap(
  (spoken) => TEXT_LANGUAGES.find((language) => language === spoken) ?? [],
)

/** The chosen language; older visits stored 'NL' in capitals. Before one is chosen, English. */
export function storedLanguage(): Language {
  return parseLanguage(readLocal('language')) ?? DEFAULT_LANGUAGE
}

function parseLanguage(value: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === value?.toLowerCase())
}

/** How a language writes days; English as it is written in Europe. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : `${language}-${MARKET.country}`
}

/** The store view that answers in this language. */
export function storeCode(language: Language): string {
  return storeOf(MARKET.market, language)
}

/** Keeps the choice for the next visit and tells the document. */
export function rememberLanguage(language: Language): void {
  writeLocal('language', language)
  writeLocal('store', storeCode(language))
  document.documentElement.lang = language
}
