import type { EmptiesFigures, Reporting } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { Legend } from '../../chart/legend.tsx'
import { formatAmount } from '../../format-amount.ts'
import { Figures } from './figures.tsx'
import { MonthlyPart } from './monthly-part.tsx'
import { wayToMonths } from './orders-of.ts'
import type { PartProps } from './part-table.tsx'

type Month = Reporting['empties']['months'][number]

const FIGURES = ['charged', 'returned', 'balance'] as const satisfies readonly (keyof EmptiesFigures)[]
const TEXTS = {
  charged: 'reporting.charged',
  returned: 'reporting.returned',
  balance: 'reporting.balance',
} as const

/** The deposit that went out with the beer and came back with the empties, and what is still out. */
export function EmptiesPart({ report, search }: Omit<PartProps, 'measure'>) {
  const { t } = useTranslation()
  const { empties } = report
  const before = (what: string) => t('reporting.beforeOf', { what })
  const columns = FIGURES.map((figure): DataColumn<Month> => ({
    key: figure,
    head: t(TEXTS[figure]),
    named: t(TEXTS[figure]),
    figures: true,
    card: figure === 'balance' ? 'aside' : 'detail',
    cell: (row) => formatAmount(row[figure]),
  }))
  return (
    <MonthlyPart
      title={t('reporting.empties')}
      rows={empties.months}
      valuesOf={({ charged, returned }) => ({ value: charged, before: returned })}
      legend={<Legend now={t('reporting.charged')} before={t('reporting.returned')} />}
      linkOf={wayToMonths(report, search)}
      columns={[
        ...columns,
        {
          key: 'balanceBefore',
          head: before(t('reporting.balance')),
          figures: true,
          cell: (row) => formatAmount(row.before.balance),
        },
      ]}
      file={[
        ...FIGURES.map((figure) => ({ head: t(TEXTS[figure]), value: (row: Month) => row[figure] })),
        ...FIGURES.map((figure) => ({ head: before(t(TEXTS[figure])), value: (row: Month) => row.before[figure] })),
      ]}
    >
      <Figures
        figures={FIGURES.map((figure) => ({
          label: t(TEXTS[figure]),
          value: formatAmount(empties[figure]),
          detail: before(formatAmount(empties.before[figure])),
        }))}
      />
    </MonthlyPart>
  )
}
