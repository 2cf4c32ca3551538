import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from '../../../i18n/index.ts'
import { formatMoney } from '../../../i18n/format.ts'
import css from './sticky-total.module.css'

type Props = {
  totalCents: number
  /** While the same figures are out of sight. */
  isShown: boolean
  children: ReactNode
}

/** On a phone, while the docket is out of sight: the total and the way on, under the thumb. */
export function StickyTotal({ totalCents, isShown, children }: Props) {
  const { t } = useTranslation()
  return (
    <section className={css.line} hidden={!isShown} aria-label={t('cart.total')}>
      <p className={css.total}>
        <span>{t('cart.total')}</span>
        <strong>{formatMoney(totalCents)}</strong>
      </p>
      {children}
    </section>
  )
}

/** True while a place of the page is scrolled out of sight. */
export function useIsOutOfSight(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return undefined
    const observer = new IntersectionObserver(([entry]) => entry && setAway(!entry.isIntersecting))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isAway
}
