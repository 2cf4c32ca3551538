import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { asOneLine, characterCount } from '@fust/domain/text'
import { useId, type ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { DeliveryPlan } from '../../../../delivery/index.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { FailedPart } from '../../../../ui/states.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import css from './checkout-page.module.css'

export function CheckoutSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={css.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

/** The buyer's own title for the order, and what the driver has to know. */
export function ReferenceSection() {
  const { t } = useTranslation()
  return (
    <CheckoutSection title={t('checkout.words')}>
      <CountedField
        name="title"
        label={t('checkout.title')}
        hint={t('checkout.titleHint')}
        maximum={TITLE_MAXIMUM_CHARACTERS}
      />
      <CountedField
        name="note"
        label={t('checkout.note')}
        hint={t('checkout.noteHint')}
        maximum={NOTE_MAXIMUM_CHARACTERS}
      />
    </CheckoutSection>
  )
}

/** Closer than this to the limit of a text it is also said aloud. */
const NEAR = 10

type CountedFieldProps = { name: 'title' | 'note'; label: string; hint: string; maximum: number }

/** A line of text with a limit, counted as people see characters. More is kept and said, not cut off. */
function CountedField({ name, label, hint, maximum }: CountedFieldProps) {
  const { t } = useTranslation()
  const { field } = useController<CheckoutDraft, 'title' | 'note'>({ name })
  const count = characterCount(field.value)
  return (
    <TextField
      {...field}
      label={label}
      hint={hint}
      autoComplete="off"
      onChange={(event) => field.onChange(asOneLine(event.target.value))}
      after={
        <span className={css.count} data-over={count > maximum || undefined}>
          <span aria-hidden="true">
            {count}/{maximum}
          </span>
          <output>
            <VisuallyHidden>
              {count > maximum - NEAR ? t('checkout.charactersLeft', { count: maximum - count }) : ''}
            </VisuallyHidden>
          </output>
        </span>
      }
    />
  )
}

export function PaymentSection({ plan: { payments, payment, choosePayment, retryPayments } }: { plan: DeliveryPlan }) {
  const { t } = useTranslation()
  const { clearErrors } = useFormContext<CheckoutDraft>()
  const choose = (code: string) => {
    // What was wrong was wrong with the way before.
    clearErrors('payment')
    choosePayment(code)
  }
  return (
    <CheckoutSection title={t('checkout.payment')}>
      {retryPayments ? (
        <FailedPart text={t('checkout.paymentUnknown')} onRetry={retryPayments} />
      ) : (
        <RadioGroup
          name="payment"
          label={t('checkout.payment')}
          labelHidden
          options={payments.map(({ code, title }) => ({ value: code, label: title }))}
          value={payment?.code}
          onChange={choose}
        />
      )}
    </CheckoutSection>
  )
}
