import { BREWERY } from './brewery.ts'

/** The market that the screens are for. */
export const MARKET = BREWERY.market

const [OWN_LANGUAGE] = MARKET.languages

/** How the market writes its figures, and its times of the day. */
export const MARKET_LOCALE = `${OWN_LANGUAGE}-${MARKET.country}`

/** Where its calls are. */
export const PORTAL = `/${MARKET.market.toLowerCase()}/prod/api/v1/portal`
