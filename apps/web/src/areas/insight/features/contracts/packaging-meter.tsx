import type { PackagingDiscount, PackagingMonth } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/cents.ts'
import { useArrived } from '../../../../lib/use-arrived.ts'
import { DataTable, type DataColumn } from '../../../../ui/data-table/index.ts'
import { UnknownState } from '../../../../ui/states.tsx'
import { packagingQuery } from '../../api/insight-queries.ts'
import { ShareBar } from '../../chart/share-bar.tsx'
import css from './contracts-page.module.css'

const money = (value: number) => formatMoney(centsOf(value))

/** The packaging discounts, what they ask for, and where each month stands. */
export function PackagingMeter({ companyId }: { companyId: string }) {
  const { t } = useTranslation()
  const asked = useQuery(packagingQuery(companyId))
  const known = useArrived(asked.data)
  const columns = useColumns()
  const table = { caption: t('packaging.title'), columns, rowKey: ({ month }: PackagingMonth) => month }
  return (
    <section className={css.part} aria-labelledby="packaging">
      <h2 id="packaging">{t('packaging.title')}</h2>
      <UnknownState query={asked} skeleton={<DataTable {...table} rows={undefined} />} />
      {known && (
        <>
          <ThisMonth discount={known} />
          <DataTable {...table} rows={known.months} />
        </>
      )}
    </section>
  )
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
              <strong className={css.figure}>{money(sums.given)}</strong>
              <ShareBar share={sums.given > 0 ? sums.kept / sums.given : 0} />
              <span className={css.quiet}>
                {t('packaging.stands', { kept: money(sums.kept), open: money(sums.open), risk: money(sums.atRisk) })}
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
  const sum = (amount: keyof PackagingMonth['fullTruck']) => (month: PackagingMonth) =>
    month.fullTruck[amount] + month.fullPallets[amount]
  const figures = (key: 'given' | 'kept' | 'open', head: string): DataColumn<PackagingMonth> => ({
    key,
    head,
    named: head,
    figures: true,
    cell: (month) => money(sum(key)(month)),
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
        const count = sum('orders')(month)
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
        const risk = sum('atRisk')(month)
        return risk > 0 ? <strong className={css.risk}>{money(risk)}</strong> : money(risk)
      },
    },
  ]
}
