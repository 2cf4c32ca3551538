import { formatDate, formatTime } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { marketDay } from '../../../../lib/market/market-time.ts'
import type { WholeOrder } from '../../../../orders/index.ts'
import { PATHS } from '../../../../paths.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import css from './held-back-note.module.css'

type HeldBack = NonNullable<WholeOrder['heldBack']>

/** Why the brewery's books do not have an order: to its people in the ERP's words, to its buyer in friendly ones. */
export function HeldBackNote({ heldBack }: { heldBack: WholeOrder['heldBack'] }) {
  const { t } = useTranslation()
  if (!heldBack) return null
  const { reason, behind } = heldBack
  if (reason === null && behind === null)
    return (
      <Banner tone="info">
        {t(heldBack.isCancelling ? 'orders.heldBack.lookedAtCancelling' : 'orders.heldBack.lookedAt')}
      </Banner>
    )
  return <Banner tone="warn">{behind === null ? <Reason heldBack={heldBack} /> : <Behind number={behind} />}</Banner>
}

function Reason({ heldBack }: { heldBack: HeldBack }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { since, reason } = heldBack
  return (
    <>
      {t(reasonText(heldBack), { since: `${formatDate(marketDay(since), language)}, ${formatTime(since)}` })}
      <p className={css.reason}>{reason}</p>
    </>
  )
}

function reasonText({ state, isCancelling }: HeldBack): TextKey {
  if (state === 'RETRIED') return isCancelling ? 'orders.heldBack.retriedCancelling' : 'orders.heldBack.retried'
  return isCancelling ? 'orders.heldBack.refusedCancelling' : 'orders.heldBack.refused'
}

function Behind({ number }: { number: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('orders.heldBack.behind')}{' '}
      <TextLink to={PATHS.order} params={{ number }}>
        {number}
      </TextLink>
    </>
  )
}
