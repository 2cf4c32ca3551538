import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from '@fust/domain/order'
import { useTranslation } from '../../i18n/index.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { CheckoutSection } from './checkout-section.tsx'
import { CountedField } from './counted-field.tsx'
import type { CheckoutFaults } from './review-checkout.ts'

type Props = { draft: CheckoutDraft; faults: CheckoutFaults; onChange: (part: Partial<CheckoutDraft>) => void }

/** The buyer's own title for the order, and what the driver has to know. */
export function ReferenceSection({ draft, faults, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <CheckoutSection title={t('checkout.words')}>
      <div id="checkout-title">
        <CountedField
          name="title"
          label={t('checkout.title')}
          hint={t('checkout.titleHint')}
          value={draft.title}
          maximum={TITLE_MAXIMUM_CHARACTERS}
          error={faults.title && t(`messages.${faults.title}`)}
          onChange={(title) => onChange({ title })}
        />
      </div>
      <div id="checkout-note">
        <CountedField
          name="note"
          label={t('checkout.note')}
          hint={t('checkout.noteHint')}
          value={draft.note}
          maximum={NOTE_MAXIMUM_CHARACTERS}
          error={faults.note && t(`messages.${faults.note}`)}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </CheckoutSection>
  )
}
