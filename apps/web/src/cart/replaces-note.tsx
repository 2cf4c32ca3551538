import { useState } from 'react'
import { formatMoney } from '../i18n/format.ts'
import { useTranslation } from '../i18n/index.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { usePermission } from '../session/index.ts'
import { removeAll } from './api/remove-all.ts'
import { saveForLater } from './api/save-for-later.ts'
import css from './replaces-note.module.css'
import { useCartCommand } from './use-cart-command.ts'
import type { CartView } from './use-cart.ts'

/** Says which order the cart takes the place of, with both prices, and the way to leave it as it was (ORD-29). */
export function ReplacesNote({ cart: { replaces, money } }: { cart: CartView }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
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
      <LeaveQuestion open={asking} number={number} onDone={() => setAsking(false)} />
    </div>
  )
}

/** Asks before the changes are gone, and offers to save them for later instead. */
function LeaveQuestion({ open, number, onDone }: { open: boolean; number: string; onDone: () => void }) {
  const { t } = useTranslation()
  const may = usePermission()
  const { send, isSending } = useCartCommand()
  const answer = (command: typeof removeAll) => () => void send(command).then(onDone)
  return (
    <ConfirmDialog
      open={open}
      title={t('cart.replaces.leaveTitle', { number })}
      yes={t('cart.replaces.leave')}
      no={t('cart.replaces.goOn')}
      busy={isSending(removeAll)}
      onYes={answer(removeAll)}
      onNo={onDone}
      {...(may('My Orders') && {
        other: { label: t('savedOrders.saveFirst'), onSelect: answer(saveForLater), busy: isSending(saveForLater) },
      })}
    >
      {t('cart.replaces.leaveText')}
    </ConfirmDialog>
  )
}
