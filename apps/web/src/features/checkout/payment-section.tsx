import type { PaymentMethod } from '@fust/contract/rest'
import { useTranslation } from '../../i18n/index.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import type { CheckoutFaults } from './review-checkout.ts'

type Props = {
  payments: readonly PaymentMethod[]
  value: string | undefined
  faults: CheckoutFaults
  onChange: (code: string) => void
}

/** How it is paid. */
export function PaymentSection({ payments, value, faults, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <CheckoutSection title={t('checkout.payment')}>
      <div id="checkout-payment">
        <RadioGroup
          label={t('checkout.payment')}
          labelHidden
          options={payments.map(({ code, title }) => ({ value: code, label: title }))}
          value={value}
          error={faults.payment && t(`messages.${faults.payment}`)}
          onChange={onChange}
        />
      </div>
    </CheckoutSection>
  )
}
