import type { Reporting } from '@fust/contract/rest'
import { useId } from 'react'
import { formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/cents.ts'
import { usePermission } from '../../../../session/index.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { Legend } from '../../chart/legend.tsx'
import { changeOf } from './change-of.ts'
import { Figures } from './figures.tsx'
import { invoicesOf } from './invoices-of.ts'
import { MonthlyPart } from './monthly-part.tsx'
import type { PartProps } from './part-table.tsx'
import css from './reporting-page.module.css'

type Invoiced = NonNullable<Reporting['invoiced']>
type Month = Invoiced['months'][number]

/** What was invoiced month by month, for who may see invoices; of a brand or a pack no invoice tells. */
export function InvoicedPart({ report, search }: Omit<PartProps, 'measure'>) {
  const { t } = useTranslation()
  const may = usePermission()
  const heading = useId()
  if (report.invoiced) return <Told report={report} search={search} invoiced={report.invoiced} />
  const isNarrowed = search.brand !== undefined || search.pack !== undefined
  if (!isNarrowed || !may('My Documents') || !may('My Orders')) return null
  return (
    <section className={css.part} aria-labelledby={heading}>
      <h2 id={heading}>{t('reporting.invoiced')}</h2>
      <p className={css.quiet}>{t('reporting.invoicedWhole')}</p>
    </section>
  )
}

function Told({ report, search, invoiced }: Omit<PartProps, 'measure'> & { invoiced: Invoiced }) {
  const { t } = useTranslation()
  const before = (what: string) => t('reporting.beforeOf', { what })
  const columns = useColumns()
  const some = invoiced.ofShipTos
  const words = { invoiced: t('reporting.invoiced'), invoices: t('reporting.invoices') }
  return (
    <MonthlyPart
      title={words.invoiced}
      rows={invoiced.months}
      valuesOf={(row) => ({ value: row.total, before: row.before.total })}
      legend={<Legend now={t('reporting.now')} before={t('reporting.before')} />}
      linkOf={invoicesOf(report, search)}
      columns={columns}
      file={[
        { head: words.invoices, value: ({ invoices }) => invoices },
        { head: words.invoiced, value: ({ total }) => total },
        { head: before(words.invoices), value: (row) => row.before.invoices },
        { head: before(words.invoiced), value: (row) => row.before.total },
      ]}
    >
      {some && <p className={css.quiet}>{t('reporting.invoicedOf', { ...some, rest: some.all - some.number })}</p>}
      <Figures
        figures={[
          {
            label: words.invoiced,
            value: money(invoiced.total),
            detail: `${t('reporting.invoicedHint')} · ${before(money(invoiced.before.total))}`,
          },
          {
            label: words.invoices,
            value: formatNumber(invoiced.invoices),
            detail: before(formatNumber(invoiced.before.invoices)),
          },
        ]}
      />
    </MonthlyPart>
  )
}

const money = (value: number) => formatMoney(centsOf(value))

function useColumns(): DataColumn<Month>[] {
  const { t } = useTranslation()
  return [
    { key: 'now', head: t('reporting.now'), figures: true, card: 'aside', cell: ({ total }) => money(total) },
    {
      key: 'before',
      head: t('reporting.before'),
      named: t('reporting.before'),
      figures: true,
      card: 'detail',
      cell: (row) => money(row.before.total),
    },
    {
      key: 'change',
      head: t('reporting.change'),
      named: t('reporting.change'),
      figures: true,
      card: 'aside',
      cell: (row) => changeOf(row.total, row.before.total) ?? '–',
    },
    {
      key: 'invoices',
      head: t('reporting.invoices'),
      named: t('reporting.invoices'),
      figures: true,
      card: 'detail',
      cell: ({ invoices }) => formatNumber(invoices),
    },
  ]
}
