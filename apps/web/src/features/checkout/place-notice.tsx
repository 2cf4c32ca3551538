import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { formatMoney } from '../../i18n/format.ts'
import { currentBrand } from '../../lib/brand.ts'
import { Banner } from '../../ui/banner.tsx'
import { TextLink } from '../../ui/link-button.tsx'
import { usePermission } from '../session/index.ts'
import css from './place-notice.module.css'
import type { NextStep, PlaceRefusal } from './place-refusal.ts'
import type { PriceChange } from './price-change.ts'
import { ToField } from './to-field.tsx'
import type { Silence } from './use-placing.ts'

/** Why the order was not placed, and what to do now. */
export function PlaceNotice({ refusal, silence }: { refusal: PlaceRefusal | undefined; silence: Silence | undefined }) {
  const { t } = useTranslation()
  const may = usePermission()
  if (refusal)
    return (
      <Notice>
        <strong>{t(refusal.key)}</strong>
        {refusal.details && ` (${refusal.details})`} <Next step={refusal.next} />
        {refusal.change && <ChangedPrices change={refusal.change} />}
      </Notice>
    )
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
            <TextLink to="/orders/history">{t('checkout.lookHere')}</TextLink>
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
  return (
    <ul className={css.changes}>
      {lines.map((line) => (
        <li key={line.key}>
          {line.name}: <FromTo from={line.beforeCents} to={line.nowCents} />
        </li>
      ))}
      <li>
        <strong>
          {t('cart.total')}: <FromTo from={beforeCents} to={nowCents} />
        </strong>
      </li>
    </ul>
  )
}

function FromTo({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation()
  return t('checkout.fromTo', { from: formatMoney(from), to: formatMoney(to) })
}

function Next({ step }: { step: NextStep }) {
  const { t } = useTranslation()
  if (step === 'cart') return <TextLink to="/cart">{t('checkout.next.cart')}</TextLink>
  if (step === 'catalogue') return <TextLink to="/catalog/products">{t('cart.toCatalogue')}</TextLink>
  if (step === 'customer-service') return <>{t('checkout.next.call', { phone: currentBrand().phone })}</>
  if (step === 'place-again') return <>{t('checkout.next.place-again')}</>
  return <ToField field={step}>{t(`checkout.next.${step}`)}</ToField>
}
