import type { BusinessMoment, CalendarDate } from '@fust/domain/calendar'
import { useNow } from '../lib/market/clock.ts'
import { businessMoment } from '../lib/market/market-time.ts'

const MINUTE_MS = 60_000

/** What the market's clock shows, to the minute. */
export const useBusinessMoment = (): BusinessMoment => businessMoment(useNow(MINUTE_MS))

/** The day it is in the market now. */
export const useMarketDay = (): CalendarDate => useBusinessMoment().today
