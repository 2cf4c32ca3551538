import { PATHS } from '../../../../paths.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { PHONE } from '../../../../i18n/brewery-words.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { TextLink } from '../../../../ui/link-button.tsx'
import { usePermission } from '../../../../session/index.ts'
import css from './place-notice.module.css'
import type { SaidNo } from './api/place-order.ts'
import { isField, placeRefusalOf, type WayOut } from './place-refusal.ts'
import type { PriceChange } from './price-change.ts'
import type { Silence } from './use-placing.ts'

type Props = { refusal: SaidNo | undefined; silence: Silence | undefined }

/** Why the order was not placed, and what to do now; what is wrong with a field is said by its form. */
export function PlaceNotice({ refusal, silence }: Props) {
  const { t } = useTranslation()
  const may = usePermission()
  if (refusal) {
    const { key, details, next, change } = placeRefusalOf(refusal)
    if (isField(next)) return null
    return (
      <Notice>
        <strong>{t(key)}</strong>
        {details && ` (${details})`} <Next step={next} />
        {change && <ChangedPrices change={change} />}
      </Notice>
    )
  }
  if (!silence) return null
  return (
    <Notice>
      {silence === 'nothing-ordered' ? (
        <>
          <strong>{t('checkout.noAnswer')}</strong> {t('checkout.noAnswerHint')}
        </>
      ) : (
        <>
          <strong>{t('checkout.orderUnseen')}</strong>{' '}
          {may('My Orders') ? (
            <TextLink to={PATHS.orderHistory}>{t('checkout.lookHere')}</TextLink>
          ) : (
            <Next step="customer-service" />
          )}
        </>
      )}
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus()
    notice.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Banner tone="bad" live>
        {children}
      </Banner>
    </div>
  )
}

function ChangedPrices({ change: { beforeCents, nowCents, lines } }: { change: PriceChange }) {
  const { t } = useTranslation()
  const fromTo = (what: string, from: number, to: number) =>
    t('checkout.fromTo', { what, from: formatMoney(from), to: formatMoney(to) })
  return (
    <ul className={css.changes}>
      {lines.map((line) => (
        <li key={line.key}>{fromTo(line.name, line.beforeCents, line.nowCents)}</li>
      ))}
      <li>
        <strong>{fromTo(t('cart.total'), beforeCents, nowCents)}</strong>
      </li>
    </ul>
  )
}

function Next({ step }: { step: WayOut }) {
  const { t } = useTranslation()
  if (step === 'cart') return <TextLink to={PATHS.cart}>{t('checkout.next.cart')}</TextLink>
  if (step === 'catalogue') return <TextLink to={PATHS.products}>{t('cart.toCatalogue')}</TextLink>
  if (step === 'tanks') return <TextLink to={PATHS.beer}>{t('checkout.next.tanks')}</TextLink>
  if (step === 'customer-service') return <>{t('checkout.next.call', { phone: PHONE })}</>
  return <>{t('checkout.next.place-again')}</>
}
