import type { CalendarDate, Holidays } from '@fust/domain/calendar'
import { minutesUntilCutOff } from '@fust/domain/delivery'
import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '../lib/market/clock.ts'
import { businessMoment } from '../lib/market/market-time.ts'

const TICK_MS = 1000

/** Whole minutes in which one can still order for a day; 0 or less is too late. */
export function useMinutesLeft(date: CalendarDate | null, holidays: Holidays): number | null {
  const left = () => date && minutesUntilCutOff(businessMoment(now()), date, holidays)
  const [, setShown] = useState(left)
  const tick = useEffectEvent(() => setShown(left()))
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return left()
}
