import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNow } from '../../../../lib/market/clock.ts'
import { ORDERS_KEY } from '../../../../lib/server/query-keys.ts'
import { CutOffLine } from '../../../../delivery/index.ts'
import type { Repeated } from '../../../../orders/index.ts'

const MINUTE_MS = 60_000

/** Until when one orders for the day of an order that is had again; when that has passed, the next day is asked for. */
export function AgainCutOff({ again: { date, cutOffAt } }: { again: Repeated }) {
  return date && cutOffAt && <CutOff key={date} date={date} at={cutOffAt} />
}

function CutOff({ date, at }: { date: string; at: Date }) {
  const client = useQueryClient()
  const minutesLeft = Math.ceil((at.getTime() - useNow().getTime()) / MINUTE_MS)
  const isPassed = minutesLeft <= 0
  useEffect(() => {
    if (isPassed) void client.invalidateQueries({ queryKey: [...ORDERS_KEY, 'again'] })
  }, [isPassed, client])
  return <CutOffLine date={date} minutesLeft={minutesLeft} />
}
