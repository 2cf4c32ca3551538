import { useLayoutEffect, useRef, type ReactNode } from 'react'
import css from './sticky-line.module.css'

const HEIGHT = '--sticky-line-height'

type Props = { isShown: boolean; label: string; children: ReactNode }

/** On a phone: a line right above the bottom bar, under the thumb. */
export function StickyLine({ isShown, label, children }: Props) {
  const line = useRef<HTMLElement>(null)
  // Messages stand above it.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (isShown) style.setProperty(HEIGHT, `${line.current?.offsetHeight ?? 0}px`)
    return () => void style.removeProperty(HEIGHT)
  }, [isShown])
  return (
    <section ref={line} className={css.line} hidden={!isShown} aria-label={label}>
      {children}
    </section>
  )
}
