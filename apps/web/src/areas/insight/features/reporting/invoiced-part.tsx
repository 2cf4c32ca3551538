import type { Reporting } from '@fust/contract/rest'
import { useId } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { usePermission } from '../../../../session/index.ts'
import { Legend } from '../../chart/legend.tsx'
import { formatAmount } from '../../format-amount.ts'
import { useComparedColumns } from './compared-columns.ts'
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
  const compared = useComparedColumns({ format: formatAmount, valuesOf })
  const some = invoiced.ofShipTos
  const words = { invoiced: t('reporting.invoiced'), invoices: t('reporting.invoices') }
  return (
    <MonthlyPart
      title={words.invoiced}
      rows={invoiced.months}
      valuesOf={valuesOf}
      legend={<Legend now={t('reporting.now')} before={t('reporting.before')} />}
      linkOf={invoicesOf(report, search)}
      columns={[
        ...compared,
        {
          key: 'invoices',
          head: words.invoices,
          named: words.invoices,
          figures: true,
          card: 'detail',
          cell: ({ invoices }) => formatNumber(invoices),
        },
      ]}
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
            value: formatAmount(invoiced.total),
            detail: `${t('reporting.invoicedHint')} · ${before(formatAmount(invoiced.before.total))}`,
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

const valuesOf = ({ total, before }: Month) => ({ value: total, before: before.total })
