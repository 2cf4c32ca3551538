import { useRef, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { useIsOutOfSight } from '../../lib/page/use-is-out-of-sight.ts'
import { StickyLine } from '../../ui/sticky-line.tsx'
import css from './sticky-order-line.module.css'

type Props = {
  /** The load, for who fills a truck. */
  picture?: ReactNode
  /** For all others: where it goes and when. */
  words: ReactNode
  children: ReactNode
}

/** On a phone, once the order bar has scrolled away: what it says in short and the way to the cart (NAV-23). */
export function StickyOrderLine({ picture, words, children }: Props) {
  const { t } = useTranslation()
  const endOfBar = useRef<HTMLDivElement>(null)
  const isAway = useIsOutOfSight(endOfBar, { onlyAbove: true })
  return (
    <>
      <div ref={endOfBar} />
      <StickyLine isShown={isAway} label={t('shell.cart')}>
        <div className={css.short} aria-hidden={picture ? true : undefined}>
          {picture ?? words}
        </div>
        {children}
      </StickyLine>
    </>
  )
}
