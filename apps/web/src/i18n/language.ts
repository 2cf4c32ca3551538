import { storeCode as storeOf } from '@fust/domain/market'
import { MARKET } from '../lib/market.ts'
import { readLocal, writeLocal } from '../lib/storage.ts'

export const LANGUAGES = ['nl', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** The chosen language; older visits stored 'NL' in capitals. */
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
