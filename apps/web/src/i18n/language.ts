import { DEFAULT_LANGUAGE, languageOf, storeCode as storeOf, type Language } from '@fust/domain/market'
import { MARKET } from '../lib/market.ts'
import { readLocal, writeLocal } from '../lib/storage.ts'

/** The chosen language; older visits stored 'NL' in capitals. Before one is chosen, English. */
export function storedLanguage(): Language {
  return languageOf(readLocal('language') ?? '', MARKET) ?? DEFAULT_LANGUAGE
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
