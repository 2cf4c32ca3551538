import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

const OWN_MOVES = ['wheel', 'touchmove', 'keydown'] as const

/** Scrolls to the element that the address names, also when it is drawn only after its data has come (RTE-69). */
export function useHashTarget(): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    if (!hash) return undefined
    const waiting = new AbortController()
    const scroll = () => {
      const target = document.getElementById(hash)
      if (!target) return
      waiting.abort()
      target.scrollIntoView()
    }
    const drawn = new MutationObserver(scroll)
    waiting.signal.addEventListener('abort', () => drawn.disconnect())
    // Who moves on the page has found something else to read.
    for (const move of OWN_MOVES) addEventListener(move, () => waiting.abort(), { signal: waiting.signal })
    drawn.observe(document.body, { childList: true, subtree: true })
    scroll()
    return () => waiting.abort()
  }, [hash])
}
