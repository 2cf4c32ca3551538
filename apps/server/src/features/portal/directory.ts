import type { Wire } from '@fust/contract/resolvers'
import { COUNTRIES, type Country, type MarketPack } from '@fust/domain/market'
import type { Wording } from '#platform/language.ts'

export function wireCurrency({ currency }: MarketPack): Wire<'Currency'> {
  const symbol = '€'
  return {
    base_currency_code: currency,
    base_currency_symbol: symbol,
    default_display_currency_code: currency,
    default_display_currency_symbol: symbol,
    // Adobe Commerce spells these two wrongly, and clients ask for them so.
    default_display_currecy_code: currency,
    default_display_currecy_symbol: symbol,
    available_currency_codes: [currency],
    exchange_rates: [{ currency_to: currency, rate: 1 }],
  }
}

export const COUNTRY_UNKNOWN: Wording = { en: 'Invalid country code', nl: 'Ongeldige landcode' }

export function wireCountry(code: Country, language: string): Wire<'Country'> {
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: COUNTRIES[code],
    full_name_english: countryName(code, 'en'),
    full_name_locale: countryName(code, language),
    available_regions: null,
  }
}

/** What a country is called in a language; a code that is none stays as it is. */
export function countryName(code: string, language: string): string {
  const key = `${language} ${code}`
  const name = countryNames.get(key) ?? new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
  countryNames.set(key, name)
  return name
}

// Looked up slowly, and shown with every cart.
const countryNames = new Map<string, string>()
