import type { InvoiceState } from '@fust/domain/documents'
import { useTranslation, type TextKey } from '../i18n/index.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import css from './invoice-state-mark.module.css'

export const STATE_TEXTS = {
  open: 'invoices.states.open',
  overdue: 'invoices.states.overdue',
  paid: 'invoices.states.paid',
} as const satisfies Record<InvoiceState, TextKey>

const ICONS = { open: 'clock', overdue: 'warning', paid: 'check' } as const satisfies Record<InvoiceState, IconName>

/** The state of an invoice by word, sign and colour; nothing where the brewery has not told it. */
export function InvoiceStateMark({ state }: { state: InvoiceState | null }) {
  const { t } = useTranslation()
  if (state === null) return null
  return (
    <span className={css.mark} data-state={state}>
      <Icon name={ICONS[state]} size={18} />
      {t(STATE_TEXTS[state])}
    </span>
  )
}
