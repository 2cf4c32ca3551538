import { useState } from 'react'
import { formatMoney } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/index.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { onDemand, useWasOpened } from '../../ui/on-demand.tsx'
import css from './replaces-note.module.css'
import type { CartView } from './use-cart.ts'

const LeaveQuestion = onDemand(async () => (await import('./leave-question.tsx')).LeaveQuestion)

/** Says which order the cart takes the place of, with both prices, and the way to leave it as it was (ORD-29). */
export function ReplacesNote({ cart: { replaces, money } }: { cart: CartView }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const wasAsked = useWasOpened(asking)
  if (!replaces) return null
  const { number, totalCents, isOpen } = replaces
  const prices = { number, before: formatMoney(totalCents), now: formatMoney(money.totalCents) }
  return (
    <div className={css.note}>
      <Banner tone={isOpen ? 'info' : 'bad'} live={!isOpen}>
        <div className={css.words}>
          <p>
            <strong>{t(isOpen ? 'cart.replaces.title' : 'cart.replaces.closed', { number })}</strong>{' '}
            {isOpen ? t('cart.replaces.prices', prices) : t('cart.replaces.closedHint')}
          </p>
          <Button look="secondary" small onClick={() => setAsking(true)}>
            {t('cart.replaces.leave')}
          </Button>
        </div>
      </Banner>
      {wasAsked && <LeaveQuestion open={asking} number={number} onDone={() => setAsking(false)} />}
    </div>
  )
}
