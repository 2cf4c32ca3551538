import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { InvoiceStateMark } from '../../../../invoices/index.ts'
import type { OrderInvoice } from '../../../../orders/index.ts'
import { PATHS } from '../../../../paths.ts'
import { usePermission } from '../../../../session/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import css from './order-invoices.module.css'

/** The invoices of an order and what is still to be paid of each; nothing for who may see none. */
export function OrderInvoices({ invoices }: { invoices: readonly OrderInvoice[] }) {
  const { t } = useTranslation()
  const may = usePermission()
  if (invoices.length === 0 || !may('My Orders')) return null
  return (
    <div>
      <dt>{t('orders.invoices')}</dt>
      {invoices.map((invoice) => (
        <dd key={invoice.number} className={css.invoice}>
          <span>
            <TextLink to={PATHS.invoices} search={{ words: invoice.number }}>
              {invoice.number}
            </TextLink>{' '}
            ({formatMoney(invoice.totalCents)})
          </span>
          <InvoiceStateMark state={invoice.state} />
          <LeftToPay invoice={invoice} />
        </dd>
      ))}
    </div>
  )
}

function LeftToPay({ invoice: { openCents, due } }: { invoice: OrderInvoice }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!openCents || !due) return null
  return (
    <span className={css.detail}>
      {t('orders.invoiceOpen', { amount: formatMoney(openCents), date: formatDate(due, language, 'withYear') })}
    </span>
  )
}
