import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import css from './cart-coupons.module.css'

const LONGEST_CODE = 64

type Props = { isBusy: boolean; fault: string | undefined; onApply: (code: string) => void }

/** Where the code of a coupon is typed; it has the focus as soon as it is there. */
export function CouponField({ isBusy, fault, onApply }: Props) {
  const { t } = useTranslation()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')

  useEffect(() => field.current?.focus(), [])
  // It is read where it stands, and not under what is fixed to the bottom of a phone.
  useEffect(() => {
    if (fault) field.current?.closest('div')?.scrollIntoView({ block: 'nearest' })
  }, [fault])

  return (
    <>
      {/* Beside the page: it may stand in the form of the checkout, and Enter here orders nothing. */}
      {createPortal(
        <form
          id={formId}
          hidden
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onApply(code.trim())
          }}
        />,
        document.body,
      )}
      <TextField
        ref={field}
        form={formId}
        label={t('cart.coupon.label')}
        value={code}
        error={fault}
        maxLength={LONGEST_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => setCode(event.target.value)}
        after={
          <Button type="submit" form={formId} look="secondary" small loading={isBusy} className={css.apply}>
            {t('cart.coupon.apply')}
          </Button>
        }
      />
    </>
  )
}
