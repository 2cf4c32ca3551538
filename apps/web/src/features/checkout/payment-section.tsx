import type { PaymentMethod } from '@fust/contract/rest'
import { useTranslation } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import css from './checkout-page.module.css'
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
          onChange={onChange}
        />
        {faults.payment && (
          <p className={css.fault}>
            <Icon name="error" size={16} />
            {t(`messages.${faults.payment}`)}
          </p>
        )}
      </div>
    </CheckoutSection>
  )
}
