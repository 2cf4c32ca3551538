import { useEffect, useRef, useState, type ReactNode } from 'react'
import css from './sticky-order-line.module.css'

type Props = {
  /** The load, for who fills a truck. */
  picture?: ReactNode
  /** For all others: where it goes and when. */
  words: ReactNode
  children: ReactNode
}

/** On a phone, once the order bar has scrolled away: what it says in short and the way to the cart, above the bottom bar (NAV-23). */
export function StickyOrderLine({ picture, words, children }: Props) {
  const endOfBar = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!endOfBar.current || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(endOfBar.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={endOfBar} />
      <div className={css.line} hidden={!isAway}>
        <div className={css.short} aria-hidden={picture ? true : undefined}>
          {picture ?? words}
        </div>
        {children}
      </div>
    </>
  )
}
