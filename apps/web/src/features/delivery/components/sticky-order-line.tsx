import { useEffect, useRef, useState, type ReactNode } from 'react'
import { LoadPicture, type LoadView } from '../../load/index.ts'
import css from './sticky-load-line.module.css'

/** On a phone, once the order bar has scrolled away: the load and the way to the cart, at the bottom. */
export function StickyLoadLine({ load, children }: { load: LoadView; children: ReactNode }) {
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
        <div className={css.picture} aria-hidden="true">
          <LoadPicture plan={load} size="small" />
        </div>
        {children}
      </div>
    </>
  )
}
