import type { PackagingDiscount, PackagingMonth } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatDate, formatNumber } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/market/cents.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { DataTable, type CsvFile, type DataColumn } from '../../../../ui/data-table/index.ts'
import { UnknownState } from '../../../../ui/states.tsx'
import { packagingQuery } from '../../api/insight-queries.ts'
import { ColumnsChart } from '../../chart/columns-chart.tsx'
import { Legend } from '../../chart/legend.tsx'
import { SaveChart } from '../../chart/save-chart.tsx'
import { ShareBar } from '../../chart/share-bar.tsx'
import { formatAmount } from '../../format-amount.ts'
import { SaveTable } from '../../save-table.tsx'
import css from './contracts-page.module.css'

/** The packaging discounts, what they ask for, and where each month stands. */
export function PackagingMeter({ companyId }: { companyId: string }) {
  const { t } = useTranslation()
  const asked = useQuery(packagingQuery(companyId))
  const known = useArrived(asked.data)
  const language = useLanguage()
  const chart = useRef<SVGSVGElement>(null)
  const columns = useColumns()
  const file = usePackagingFile()
  const table = { caption: t('packaging.title'), columns, rowKey: ({ month }: PackagingMonth) => month }
  return (
    <section className={css.part} aria-labelledby="packaging">
      <div className={css.head}>
        <h2 id="packaging">{t('packaging.title')}</h2>
        {known && (
          <div className={css.saves}>
            <SaveTable title={t('packaging.title')} columns={file} rows={known.months} keyOf={({ month }) => month} />
            <SaveChart name={t('packaging.title')} chart={chart} />
          </div>
        )}
      </div>
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {known && (
        <>
          <ThisMonth discount={known} />
          <Legend now={t('packaging.given')} before={t('packaging.kept')} />
          <ColumnsChart
            ref={chart}
            columns={known.months.toReversed().map((month) => ({
              key: month.month,
              label: formatDate(`${month.month}-01`, language, 'month'),
              value: sumOf(month, 'given'),
              before: sumOf(month, 'kept'),
            }))}
            linkTo={(_column, shape) => shape}
          />
          <DataTable {...table} rows={known.months} />
        </>
      )}
    </section>
  )
}

type Amount = keyof PackagingMonth['fullTruck']
const sumOf = ({ fullTruck, fullPallets }: PackagingMonth, amount: Amount): number =>
  (centsOf(fullTruck[amount]) + centsOf(fullPallets[amount])) / 100

const FILE = [
  ['given', 'packaging.given'],
  ['kept', 'packaging.kept'],
  ['open', 'packaging.open'],
  ['atRisk', 'packaging.atRisk'],
] as const satisfies readonly (readonly [Amount, TextKey])[]

function usePackagingFile(): CsvFile<PackagingMonth>['columns'] {
  const { t } = useTranslation()
  return [
    { head: t('insight.month'), value: ({ month }) => month },
    { head: t('insight.orders'), value: (month) => sumOf(month, 'orders') },
    ...FILE.map(([amount, text]) => ({ head: t(text), value: (month: PackagingMonth) => sumOf(month, amount) })),
  ]
}

function ThisMonth({ discount: { fullTruckPercent, fullPalletsPercent, months } }: { discount: PackagingDiscount }) {
  const { t } = useTranslation()
  const [now] = months
  if (!now) return null
  const rates = [
    { key: 'truck', rate: fullTruckPercent, sums: now.fullTruck, text: t('packaging.fullTruck') },
    { key: 'pallets', rate: fullPalletsPercent, sums: now.fullPallets, text: t('packaging.fullPallets') },
  ]
  return (
    <>
      <p className={css.quiet}>{t('packaging.condition')}</p>
      <dl className={css.meters}>
        {rates.map(({ key, rate, sums, text }) => (
          <div key={key} className={css.meter}>
            <dt>
              {text} · {formatNumber(rate, 2)} %
            </dt>
            <dd>
              <strong className={css.figure}>{formatAmount(sums.given)}</strong>
              <ShareBar share={sums.given > 0 ? sums.kept / sums.given : 0} />
              <span className={css.quiet}>
                {t('packaging.stands', {
                  kept: formatAmount(sums.kept),
                  open: formatAmount(sums.open),
                  risk: formatAmount(sums.atRisk),
                })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function useColumns(): DataColumn<PackagingMonth>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const figures = (key: 'given' | 'kept' | 'open', head: string): DataColumn<PackagingMonth> => ({
    key,
    head,
    named: head,
    figures: true,
    cell: (month) => formatAmount(sumOf(month, key)),
  })
  return [
    {
      key: 'month',
      head: t('insight.month'),
      width: 'minmax(0, 1fr)',
      card: 'title',
      cell: ({ month }) => formatDate(`${month}-01`, language, 'monthAndYear'),
    },
    {
      key: 'orders',
      head: t('insight.orders'),
      figures: true,
      card: 'detail',
      cell: (month) => {
        const count = sumOf(month, 'orders')
        return t('insight.orderCount', { count, number: formatNumber(count) })
      },
    },
    { ...figures('given', t('packaging.given')), card: 'aside' },
    figures('kept', t('packaging.kept')),
    figures('open', t('packaging.open')),
    {
      key: 'atRisk',
      head: t('packaging.atRisk'),
      named: t('packaging.atRisk'),
      figures: true,
      card: 'aside',
      cell: (month) => {
        const risk = sumOf(month, 'atRisk')
        return risk > 0 ? <strong className={css.risk}>{formatAmount(risk)}</strong> : formatAmount(risk)
      },
    },
  ]
}
