import {
  firstLanguage,
  languageOf,
  localeOf as localeIn,
  storeCode as storeOf,
  type Language,
} from '@fust/domain/market'
import { MARKET } from '../lib/market/market.ts'
import { readLocal, writeLocal } from '../lib/storage/storage.ts'

/** The chosen language; older visits stored it in capitals. Before one is chosen, that of a first visit. */
export function storedLanguage(): Language {
  return languageOf(readLocal('language') ?? '', MARKET) ?? firstLanguage(navigator.languages, MARKET)
}

/** A link may say in which language it is read, `?language=nl`: that is chosen, and taken out of the address. */
export function takeLanguageOfAddress(): void {
  const address = new URL(window.location.href)
  const asked = languageOf(address.searchParams.get('language') ?? '', MARKET)
  if (!asked) return
  rememberLanguage(asked)
  address.searchParams.delete('language')
  window.history.replaceState(window.history.state, '', address)
}

/** How a language writes days. */
export function localeOf(language: Language): string {
  return localeIn(language, MARKET)
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
