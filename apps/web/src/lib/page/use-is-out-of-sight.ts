import { useEffect, useState, type RefObject } from 'react'

/** True while a place of the page is scrolled out of sight; with `onlyAbove` once one has scrolled past it. */
export function useIsOutOfSight(place: RefObject<HTMLElement | null>, { onlyAbove = false } = {}): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && (!onlyAbove || entry.boundingClientRect.top < 0))
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, onlyAbove])
  return isAway
}
