import { creditAfterOrder } from '@fust/domain/payment'
import { useQuery } from '@tanstack/react-query'
import { PHONE } from '../../../../i18n/brewery-words.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/market/cents.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { payerCreditQuery } from './api/payer-credit-query.ts'
import css from './payer-credit.module.css'

type Props = { shipToId: string; orderCents: number }

/**
 * The credit limit of who pays, what is open, and what this order leaves; a warning where it goes over, which the brewery's
 * ERP decides about. Nothing where there is no limit, and until that is known.
 */
export function PayerCredit({ shipToId, orderCents }: Props) {
  const { t } = useTranslation()
  const { data: credit, error, refetch } = useQuery(payerCreditQuery(shipToId))
  if (error || credit?.state === 'unread')
    return (
      <Banner
        tone="info"
        live
        aside={
          <Button look="quiet" small icon="repeat" onClick={() => void refetch()}>
            {t('errors.retry')}
          </Button>
        }
      >
        {t('credit.unread')}
      </Banner>
    )
  if (credit?.state !== 'known') return null
  const limitCents = centsOf(credit.creditLimit)
  const openCents = centsOf(credit.openBalance)
  const leftCents = creditAfterOrder({ limitCents, openCents }, orderCents)
  return (
    <div className={css.credit}>
      <dl className={css.sums}>
        <Sum label={t('credit.limit')} cents={limitCents} />
        <Sum label={t('credit.open')} cents={openCents} />
        <Sum label={t('credit.left')} cents={leftCents} />
      </dl>
      <p className={css.note}>{t('credit.note')}</p>
      {leftCents < 0 && (
        <Banner tone="warn" live>
          <strong>{t('credit.over', { amount: formatMoney(-leftCents) })}</strong>{' '}
          {t('checkout.next.call', { phone: PHONE })}
        </Banner>
      )}
    </div>
  )
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  )
}
