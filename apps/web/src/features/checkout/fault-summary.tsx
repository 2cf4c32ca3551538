import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Banner } from '../../ui/banner.tsx'
import css from './checkout-page.module.css'
import { CHECKOUT_FIELDS, isMissing, type CheckoutFaults } from './review-checkout.ts'
import { ToField } from './to-field.tsx'

/** All that is missing, each with the way to its field; takes the focus when it appears. */
export function FaultSummary({ faults }: { faults: CheckoutFaults }) {
  const { t } = useTranslation()
  const summary = useRef<HTMLDivElement>(null)
  const listed = CHECKOUT_FIELDS.flatMap((field) => {
    const fault = faults[field]
    return fault ? [{ field, fault }] : []
  })
  const isShown = listed.length > 0
  useEffect(() => {
    if (isShown) summary.current?.focus()
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={summary} tabIndex={-1}>
      <Banner tone="bad" live>
        {listed.some(({ fault }) => isMissing(fault)) && <strong>{t('messages.fields-missing')}</strong>}
        <ul className={css.faults}>
          {listed.map(({ field, fault }) => (
            <li key={field}>
              <ToField field={field}>{t(`messages.${fault}`)}</ToField>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
