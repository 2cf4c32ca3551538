import { useEffect, useState } from 'react'

let serverAheadMs = 0

/** Every answer tells the server's time; deadlines count by it, not by a phone's clock. */
export function alignClock(dateHeader: string | null, receivedAt: number = Date.now()): void {
  const serverTime = dateHeader ? Date.parse(dateHeader) : Number.NaN
  if (!Number.isNaN(serverTime)) serverAheadMs = serverTime - receivedAt
}

/** The present moment by the server's clock. */
export function now(): Date {
  return new Date(Date.now() + serverAheadMs)
}

/** The present moment by the server's clock, renewed every `everyMs`. */
export function useNow(everyMs = 1000): Date {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return moment
}
