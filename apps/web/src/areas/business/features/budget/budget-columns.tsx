import { Link } from '@tanstack/react-router'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../i18n/index.ts'
import type { BudgetTransactionKind } from '../../../../gql/graphql.ts'
import { PATHS } from '../../../../paths.ts'
import { usePermission } from '../../../../session/index.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import type { BudgetChange } from './api/budget-ledger-query.ts'
import css from './budget-columns.module.css'

const KIND_TEXTS = {
  GRANT: 'budget.kinds.grant',
  ORDER: 'budget.kinds.order',
  RELEASE: 'budget.kinds.release',
  BOOKING: 'budget.kinds.booking',
} as const satisfies Record<BudgetTransactionKind, TextKey>

/** The columns of a budget's ledger: when, what, by whom, how much, and what was left. */
export function useBudgetColumns(): DataColumn<BudgetChange>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return [
    {
      key: 'what',
      head: t('budget.what'),
      width: 'minmax(160px, 2fr)',
      card: 'title',
      cell: (change) => <What change={change} />,
    },
    { key: 'day', head: t('budget.day'), card: 'detail', cell: ({ day }) => formatDate(day, language, 'withYear') },
    {
      key: 'by',
      head: t('budget.by'),
      width: 'minmax(0, 1fr)',
      card: 'detail',
      cell: ({ by }) => by ?? t('budget.brewery'),
    },
    {
      key: 'amount',
      head: t('budget.amount'),
      figures: true,
      card: 'aside',
      cell: ({ cents }) => <span className={css.amount}>{formatMoney(cents)}</span>,
    },
    {
      key: 'balance',
      head: t('budget.balance'),
      figures: true,
      card: 'aside',
      cell: ({ balanceCents }) => t('budget.left', { amount: formatMoney(balanceCents) }),
    },
  ]
}

function What({ change: { kind, orderNumber, reference, note } }: { change: BudgetChange }) {
  const { t } = useTranslation()
  const maySee = usePermission()('My Orders')
  return (
    <>
      <span className={css.what}>
        {t(KIND_TEXTS[kind])}{' '}
        {orderNumber && maySee ? (
          <Link to={PATHS.order} params={{ number: orderNumber }}>
            {orderNumber}
          </Link>
        ) : (
          (orderNumber ?? reference)
        )}
      </span>
      {note && <span className={css.detail}>{note}</span>}
    </>
  )
}
