import { useTranslation } from '../../i18n/index.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import { CheckoutSection } from './checkout-section.tsx'

type Props = { email: string; draft: CheckoutDraft; onChange: (part: Partial<CheckoutDraft>) => void }

/** Whether the confirmation also comes by e-mail. */
export function ConfirmationSection({ email, draft, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <CheckoutSection title={t('checkout.confirmation')}>
      <Checkbox
        label={t('checkout.confirmTo', { email })}
        checked={draft.isConfirmedByEmail}
        onChange={(event) => onChange({ isConfirmedByEmail: event.target.checked })}
      />
    </CheckoutSection>
  )
}
