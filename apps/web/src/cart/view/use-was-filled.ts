import { useState } from 'react'

/** Whether something was in the cart since one looks. */
export function useWasFilled(lines: number): boolean {
  const [wasFilled, setWasFilled] = useState(lines > 0)
  if (lines > 0 && !wasFilled) setWasFilled(true)
  return wasFilled
}
