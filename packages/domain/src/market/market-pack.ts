import type { TimeOfDay } from '../calendar/index.ts'
import { DELIVERY_METHODS, isHalfTruck, type DeliveryMethod } from '../order/delivery-method.ts'
import type { Country } from './countries.ts'

export const MARKETS = ['NL', 'CZ', 'SK', 'IT'] as const
export type Market = (typeof MARKETS)[number]

export const LANGUAGES = ['nl', 'en', 'cs', 'sk', 'it', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What is spoken where nothing else is asked for. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** Everything that differs from market to market (decisions BAR-58, MKT-11). */
export type MarketPack = {
  readonly market: Market
  readonly theme: 'house' | 'second-brand'
  /** Languages of the picker, the market's own first. */
  readonly languages: readonly Language[]
  readonly currency: 'EUR'
  readonly timeZone: string
  /** From this time on, in its zone, an order needs one more working day; `fust doctor` counts in half hours. */
  readonly cutOff: TimeOfDay & { readonly minute: 0 | 30 }
  /** Where its people live, and whose public holidays are kept. */
  readonly country: Country
  readonly ticketMarket: 'NL' | 'IT'
  readonly methods: readonly DeliveryMethod[]
  readonly isDepositTaxed: boolean
  readonly hasDocumentsInMainMenu: boolean
  readonly responsibleDrinkingSite: string
}

const base = {
  theme: 'house',
  currency: 'EUR',
  cutOff: { hour: 16, minute: 0 },
  ticketMarket: 'NL',
  methods: DELIVERY_METHODS,
  isDepositTaxed: false,
  hasDocumentsInMainMenu: false,
} as const

/** The packs of all markets; NL is the complete one. */
export const MARKET_PACKS: Readonly<Record<Market, MarketPack>> = {
  NL: {
    ...base,
    market: 'NL',
    languages: ['nl', 'en'],
    timeZone: 'Europe/Amsterdam',
    country: 'NL',
    responsibleDrinkingSite: 'https://www.nix18.nl',
  },
  CZ: {
    ...base,
    market: 'CZ',
    languages: ['cs', 'en'],
    timeZone: 'Europe/Prague',
    country: 'CZ',
    hasDocumentsInMainMenu: true,
    responsibleDrinkingSite: 'https://www.pijsrozumem.cz',
  },
  SK: {
    ...base,
    market: 'SK',
    languages: ['sk', 'en'],
    timeZone: 'Europe/Bratislava',
    country: 'SK',
    responsibleDrinkingSite: 'https://www.pitesrozumom.sk',
  },
  IT: {
    ...base,
    market: 'IT',
    theme: 'second-brand',
    languages: ['it', 'de', 'en'],
    timeZone: 'Europe/Rome',
    country: 'IT',
    ticketMarket: 'IT',
    methods: DELIVERY_METHODS.filter((method) => !isHalfTruck(method)),
    responsibleDrinkingSite: 'https://www.beviresponsabile.it',
  },
}

/** The store code of a language in a market, such as LivePortal_NL_nl (MKT-07). */
export function storeCode(market: Market, language: Language): string {
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
