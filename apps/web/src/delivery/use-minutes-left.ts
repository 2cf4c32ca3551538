import type { CalendarDate, Holidays } from '@fust/domain/calendar'
import { minutesUntilCutOff } from '@fust/domain/delivery'
import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '../lib/clock.ts'
import { businessMoment } from '../lib/market-time.ts'

const TICK_MS = 1000

/** Whole minutes in which one can still order for a day; `onPassed` hears when they are over while one looks. */
export function useMinutesLeft(
  date: CalendarDate | null,
  holidays: Holidays,
  onPassed: (date: CalendarDate) => void,
): number | null {
  const left = () => date && minutesUntilCutOff(businessMoment(now()), date, holidays)
  const [, setShown] = useState(left)
  const passed = useEffectEvent(onPassed)
  const tick = useEffectEvent(() => {
    setShown(left())
    if (date && (left() ?? 1) <= 0) passed(date)
  })
  useEffect(() => {
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return left()
}
