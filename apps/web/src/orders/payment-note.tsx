import type { PaymentStage } from '@fust/domain/payment'
import { formatMoney } from '../i18n/format.ts'
import { useTranslation, type TextKey } from '../i18n/index.ts'
import { PATHS } from '../paths.ts'
import { Banner } from '../ui/banner.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import type { OrderDetail } from './order.ts'

/** How far an order is paid online, in a word or two. */
export const PAYMENT_TEXTS = {
  awaiting: 'orders.paying.awaiting',
  paid: 'orders.paying.paid',
  lapsed: 'orders.paying.lapsed',
  refunding: 'orders.paying.refunded',
  refunded: 'orders.paying.refunded',
} as const satisfies Record<PaymentStage, TextKey>

/** That an order is still to be paid, or that its money went back; nothing where all is as it should be. */
export function PaymentNote({ order: { paid, paymentToken, refundedCents } }: { order: OrderDetail }) {
  const { t } = useTranslation()
  if (paid === 'awaiting' && paymentToken)
    return (
      <Banner
        tone="warn"
        aside={
          <LinkButton small to={PATHS.payment} search={{ payment_token: paymentToken }}>
            {t('orders.paying.pay')}
          </LinkButton>
        }
      >
        {t('orders.paying.awaitingText')}
      </Banner>
    )
  if (paid === 'lapsed') return <Banner tone="info">{t('orders.paying.lapsedText')}</Banner>
  if (paid === 'refunded' && refundedCents === 0) return <Banner tone="info">{t('orders.paying.refundingText')}</Banner>
  if (refundedCents > 0)
    return <Banner tone="info">{t('orders.paying.refundedText', { amount: formatMoney(refundedCents) })}</Banner>
  return null
}
