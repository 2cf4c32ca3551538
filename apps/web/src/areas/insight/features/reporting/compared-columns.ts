import { useTranslation } from '../../../../i18n/index.ts'
import type { DataColumn } from '../../../../ui/data-table/index.ts'
import { formatAmount } from '../../format-amount.ts'
import { formatVolume } from '../../format-volume.ts'
import { changeOf } from './change-of.ts'
import type { Measure } from './report-search.ts'

type Compared<Row> = {
  format: (value: number) => string
  valuesOf: (row: Row) => { value: number; before: number }
}

/** The columns of a value, the one of the year before, and what it changed by. */
export function useComparedColumns<Row>({ format, valuesOf }: Compared<Row>): DataColumn<Row>[] {
  const { t } = useTranslation()
  return [
    { key: 'now', head: t('reporting.now'), figures: true, card: 'aside', cell: (row) => format(valuesOf(row).value) },
    {
      key: 'before',
      head: t('reporting.before'),
      named: t('reporting.before'),
      figures: true,
      card: 'detail',
      cell: (row) => format(valuesOf(row).before),
    },
    {
      key: 'change',
      head: t('reporting.change'),
      named: t('reporting.change'),
      figures: true,
      card: 'aside',
      cell: (row) => {
        const { value, before } = valuesOf(row)
        return changeOf(value, before) ?? '–'
      },
    },
  ]
}

type Measured = Record<Measure, number> & { before: Record<Measure, number> }

/** What is compared of what was ordered, as it is counted. */
export const comparedBy = <Row extends Measured>(measure: Measure): Compared<Row> => ({
  format: measure === 'volume' ? formatVolume : formatAmount,
  valuesOf: (row) => ({ value: row[measure], before: row.before[measure] }),
})
