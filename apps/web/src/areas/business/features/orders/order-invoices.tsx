import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { InvoiceStateMark } from '../../../../invoices/index.ts'
import type { OrderInvoice } from '../../../../orders/index.ts'
import { PATHS } from '../../../../paths.ts'
import { usePermission } from '../../../../session/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import css from './order-invoices.module.css'

/** The invoices of an order and what is still to be paid of each; for who may see documents the way to each. */
export function OrderInvoices({ invoices }: { invoices: readonly OrderInvoice[] }) {
  const { t } = useTranslation()
  const maySee = usePermission()('My Documents')
  if (invoices.length === 0) return null
  return (
    <div>
      <dt>{t('orders.invoices')}</dt>
      {invoices.map((invoice) => (
        <dd key={invoice.number} className={css.invoice}>
          <span>
            {maySee ? (
              <TextLink to={PATHS.invoices} search={{ words: invoice.number }}>
                {invoice.number}
              </TextLink>
            ) : (
              invoice.number
            )}{' '}
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
  if (!openCents) return null
  const amount = formatMoney(openCents)
  return (
    <span className={css.detail}>
      {due
        ? t('orders.invoiceOpen', { amount, date: formatDate(due, language, 'withYear') })
        : t('orders.invoiceOpenUndated', { amount })}
    </span>
  )
}
