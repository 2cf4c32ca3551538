import { useEffect, useEffectEvent } from 'react'

const AFTER_FIRST_PAINT_MS = 1500

/** Loads what the first tap may need: before that tap, and out of the way of the first paint. */
export function useAfterFirstPaint(isWanted: boolean, load: () => Promise<unknown>): void {
  const onQuiet = useEffectEvent(() => {
    // The tap itself tries again, and shows when it fails.
    void load().catch(() => undefined)
  })
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(onQuiet, AFTER_FIRST_PAINT_MS)
    return () => clearTimeout(timer)
  }, [isWanted])
}
