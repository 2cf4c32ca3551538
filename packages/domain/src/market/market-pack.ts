import type { TimeOfDay } from '../calendar/index.ts'
import { DELIVERY_METHODS, isHalfTruck, type DeliveryMethod } from '../order/delivery-method.ts'
import type { Country } from './countries.ts'

/** The markets whose packs come along; a brewery elsewhere brings a pack of its own. */
export const MARKETS = ['NL', 'CZ', 'SK', 'IT'] as const
export type Market = (typeof MARKETS)[number]

/** What a portal goes by before any brewery was brought in. */
export const DEFAULT_MARKET = 'NL' satisfies Market

export const LANGUAGES = ['nl', 'en', 'cs', 'sk', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What is spoken where nothing else is asked for. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** Currencies of two decimals: amounts are kept as hundredths. */
export const CURRENCIES = ['EUR', 'CZK', 'BGN', 'CHF', 'DKK', 'GBP', 'HUF', 'NOK', 'PLN', 'RON', 'SEK'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Everything that differs from market to market (decisions BAR-58, MKT-11). */
export type MarketPack = {
  /** Its code, in store codes and in the paths of calls: two capitals. */
  readonly market: string
  readonly theme: 'house' | 'second-brand'
  /** Languages of the picker, the market's own first. */
  readonly languages: readonly [Language, ...Language[]]
  /** Of all amounts, in the brewery folder too. */
  readonly currency: Currency
  readonly timeZone: string
  /** From this time on, in its zone, an order needs one more working day; `fust doctor` counts in half hours. */
  readonly cutOff: TimeOfDay & { readonly minute: 0 | 30 }
  /** Where its people live, and whose public holidays are kept. */
  readonly country: Country
  readonly ticketMarket: 'NL' | 'IT'
  readonly methods: readonly DeliveryMethod[]
  readonly isDepositTaxed: boolean
  readonly hasDocumentsInMainMenu: boolean
  /** From how many years on the law lets people buy beer. */
  readonly legalAge: number
  /** Who tells about alcohol there, and where. */
  readonly responsibleDrinking: { readonly name: string; readonly site: string }
}

/** What a market has unless its pack says otherwise. */
export const USUAL_MARKET = {
  theme: 'house',
  currency: 'EUR',
  cutOff: { hour: 16, minute: 0 },
  ticketMarket: 'NL',
  methods: DELIVERY_METHODS,
  isDepositTaxed: false,
  hasDocumentsInMainMenu: false,
  legalAge: 18,
} as const satisfies Partial<MarketPack>

/** The packs that come along; NL is the complete one. */
export const MARKET_PACKS: Readonly<Record<Market, MarketPack>> = {
  NL: {
    ...USUAL_MARKET,
    market: 'NL',
    languages: ['nl', 'en'],
    timeZone: 'Europe/Amsterdam',
    country: 'NL',
    responsibleDrinking: { name: 'NIX18', site: 'https://www.nix18.nl' },
  },
  CZ: {
    ...USUAL_MARKET,
    market: 'CZ',
    languages: ['cs', 'en'],
    currency: 'CZK',
    timeZone: 'Europe/Prague',
    country: 'CZ',
    hasDocumentsInMainMenu: true,
    responsibleDrinking: { name: 'pijsrozumem.cz', site: 'https://www.pijsrozumem.cz' },
  },
  SK: {
    ...USUAL_MARKET,
    market: 'SK',
    languages: ['sk', 'en'],
    timeZone: 'Europe/Bratislava',
    country: 'SK',
    responsibleDrinking: { name: 'pitesrozumom.sk', site: 'https://www.pitesrozumom.sk' },
  },
  IT: {
    ...USUAL_MARKET,
    market: 'IT',
    theme: 'second-brand',
    languages: ['it', 'de', 'en'],
    timeZone: 'Europe/Rome',
    country: 'IT',
    ticketMarket: 'IT',
    methods: DELIVERY_METHODS.filter((method) => !isHalfTruck(method)),
    responsibleDrinking: { name: 'beviresponsabile.it', site: 'https://www.beviresponsabile.it' },
  },
}

/** How a market writes its figures, and its times of the day: as its country does, whose language it need not speak. */
export function figuresLocale({ country }: Pick<MarketPack, 'country'>): string {
  return `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`
}

/** How a language writes days there; English as it is written in Europe. */
export function localeOf(language: Language, { country }: MarketPack): string {
  return language === 'en' ? 'en-GB' : `${language}-${country}`
}

/** The store code of a language in a market, such as LivePortal_NL_nl (MKT-07). */
export function storeCode(market: string, language: Language): string {
  return `LivePortal_${market}_${language}`
}

/** The language of a store of the market; null for every other code (MKT-02). */
export function languageOfStore(code: string, pack: MarketPack): Language | null {
  return pack.languages.find((language) => storeCode(pack.market, language) === code) ?? null
}

/** The language of a store code or of a stored language in any letter case; null when it is not one of the market (MKT-06). */
export function languageOf(text: string, pack: MarketPack): Language | null {
  const code = text.slice(text.lastIndexOf('_') + 1).toLowerCase()
  return pack.languages.find((language) => language === code) ?? null
}

/** The languages that a first visit is in if its browser asks for them: the market of the contract begins in English, whatever is asked for (MKT-05). */
export function firstLanguages({ market, languages }: Pick<MarketPack, 'market' | 'languages'>): readonly Language[] {
  return market === DEFAULT_MARKET ? [] : languages
}

/** The language of a first visit: the first of those that the browser asks for which it may be in, as `it` for `it-CH`. */
export function firstLanguage(asked: readonly string[], pack: MarketPack): Language {
  const [spoken] = pack.languages
  const heard = asked.map((tag) => firstLanguages(pack).find((language) => language === tag.slice(0, 2).toLowerCase()))
  return heard.find((language) => language !== undefined) ?? languageOf(DEFAULT_LANGUAGE, pack) ?? spoken
}

/** Where postcodes and house numbers are Dutch, and the Dutch register knows addresses (IDN-40). */
export function hasDutchAddresses({ country }: Pick<MarketPack, 'country'>): boolean {
  return country === 'NL'
}
