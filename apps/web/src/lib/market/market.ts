import { figuresLocale } from '@fust/domain/market'
import { BREWERY } from './brewery.ts'

/** The market that the screens are for. */
export const MARKET = BREWERY.market

/** How the market writes its figures, and its times of the day. */
export const MARKET_LOCALE = figuresLocale(MARKET)

/** What texts about alcohol and age name. */
export const LEGAL = { age: MARKET.legalAge, organisation: MARKET.responsibleDrinking.name }

/** Where its calls are. */
export const PORTAL = `/${MARKET.market.toLowerCase()}/prod/api/v1/portal`
