import type { Wire } from '@fust/contract/resolvers'
import { COUNTRIES, figuresLocale, type Country, type MarketPack } from '@fust/domain/market'
import { wording } from '#words/words.ts'

export function wireCurrency(market: MarketPack): Wire<'Currency'> {
  const { currency } = market
  const symbol = symbolOf(market)
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

/** '€', or 'Kč' in Czechia. */
function symbolOf(market: MarketPack): string {
  const parts = new Intl.NumberFormat(figuresLocale(market), { style: 'currency', currency: market.currency })
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? market.currency
}

export const COUNTRY_UNKNOWN = wording('country-unknown')

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
