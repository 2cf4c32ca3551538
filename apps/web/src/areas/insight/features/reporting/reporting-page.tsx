import type { Reporting } from '@fust/contract/rest'
import type { Report } from '@fust/domain/reporting'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatMoney, formatNumber } from '../../../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { centsOf } from '../../../../lib/cents.ts'
import { useArrived } from '../../../../lib/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { usePermission } from '../../../../session/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { reportQuery } from '../../api/insight-queries.ts'
import { formatVolume } from '../../format-volume.ts'
import { useOwnShipTos } from '../../use-own-ship-tos.ts'
import { BonusContracts, Contracts } from '../contracts/index.ts'
import { changeOf } from './change-of.ts'
import { Months } from './months.tsx'
import { PowerBiReport } from './power-bi-report.tsx'
import { ReportFilters } from './report-filters.tsx'
import { PartTable } from './part-table.tsx'
import css from './reporting-page.module.css'
import { reportSearch, type Measure, type ReportSearch } from './report-search.ts'

const REPORT_TEXTS = {
  sales: 'reporting.reports.sales',
  'contract-evaluation': 'reporting.reports.contracts',
  'on-trade': 'reporting.reports.onTrade',
  distributor: 'reporting.reports.distributor',
} as const satisfies Record<Report, TextKey>

type Part = 'contracts' | 'brands' | 'packs' | 'shipTos' | 'products' | 'delivery' | 'empties'
const PARTS: Readonly<Record<Report, readonly Part[]>> = {
  sales: ['brands', 'packs', 'shipTos', 'products'],
  'contract-evaluation': ['contracts', 'shipTos'],
  'on-trade': ['brands', 'products', 'empties'],
  distributor: ['shipTos', 'packs', 'delivery', 'empties'],
}

/** What was ordered, by month and by what it was, beside the year before. */
export function ReportingPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = reportSearch(useSearch({ from: PATHS.reporting }))
  const { report = 'sales', measure = 'goods', from, to, brand, pack, shipTo: shipto } = search
  const asked = useQuery(reportQuery(report, { from, to, brand, pack, shipto }))
  const known = useArrived(asked.data)
  const show = (next: ReportSearch) =>
    void navigate({ to: PATHS.reporting, search: { ...search, ...next }, resetScroll: false })
  return (
    <Page>
      <PageHead title={t('titles.reporting')} intro={t('reporting.intro')} />
      <nav className={css.reports} aria-label={t('reporting.which')}>
        {(known?.choices.reports ?? [report]).map((own) => (
          <TextLink
            key={own}
            to={PATHS.reporting}
            search={{ ...search, report: own }}
            {...(own === report && { 'aria-current': 'page' })}
          >
            {t(REPORT_TEXTS[own])}
          </TextLink>
        ))}
      </nav>
      <PowerBiReport
        report={known?.report ?? report}
        origin={known?.embeddedFrom}
        title={t(REPORT_TEXTS[known?.report ?? report])}
      >
        <ReportFilters search={search} report={known} onChange={show} />
        <UnknownState query={asked} skeleton={<Skeleton height={420} />} />
        {known && (
          <div aria-busy={asked.isPlaceholderData || undefined}>
            <Dashboard report={known} search={search} measure={measure} />
          </div>
        )}
      </PowerBiReport>
    </Page>
  )
}

type Props = { report: Reporting; search: ReportSearch; measure: Measure }

function Dashboard({ report, search, measure }: Props) {
  const { t } = useTranslation()
  const may = usePermission()
  const { shipTo } = useOwnShipTos()
  const isEmpty = report.totals.goods === 0 && report.totals.before.goods === 0 && !report.totals.orders
  if (isEmpty)
    return (
      <EmptyState icon="document" title={t('reporting.nothing')}>
        {t('reporting.nothingHint')}
      </EmptyState>
    )
  const has = (part: Part) => PARTS[report.report].includes(part)
  return (
    <>
      <Totals report={report} />
      <Months report={report} search={search} measure={measure} />
      {has('contracts') && may('Contracts') && shipTo && (
        <section className={css.part} aria-labelledby="of-contracts">
          <h2 id="of-contracts">{t('titles.contracts')}</h2>
          <Contracts companyId={shipTo.companyId} />
          <BonusContracts companyId={shipTo.companyId} />
        </section>
      )}
      {has('brands') && (
        <PartTable title={t('reporting.byBrand')} head={t('insight.brand')} rows={report.brands} measure={measure} />
      )}
      {has('shipTos') && (
        <PartTable
          title={t('reporting.byShipTo')}
          head={t('delivery.shipTo')}
          rows={report.shipTos}
          measure={measure}
        />
      )}
      {has('packs') && (
        <PartTable title={t('reporting.byPack')} head={t('insight.pack')} rows={report.packs} measure={measure} />
      )}
      {has('products') && <Products report={report} measure={measure} />}
      {has('delivery') && <DeliveryFigures report={report} />}
      {has('empties') && <EmptiesFigures report={report} />}
    </>
  )
}

function Products({ report: { topProducts, lostProducts }, measure }: Pick<Props, 'report' | 'measure'>) {
  const { t } = useTranslation()
  const parts = { head: t('insight.product'), measure }
  return (
    <div className={css.pair}>
      <PartTable {...parts} title={t('reporting.top')} rows={topProducts} />
      <PartTable {...parts} title={t('reporting.lost')} rows={lostProducts} ofBefore />
    </div>
  )
}

function Totals({ report: { totals } }: { report: Reporting }) {
  const { t } = useTranslation()
  return (
    <Figures
      figures={[
        {
          label: t('insight.volume'),
          value: formatVolume(totals.volume),
          detail: changeOf(totals.volume, totals.before.volume) ?? '',
        },
        {
          label: t('insight.goods'),
          value: formatMoney(centsOf(totals.goods)),
          detail: changeOf(totals.goods, totals.before.goods) ?? '',
        },
        ...(totals.orders === null
          ? []
          : [{ label: t('insight.orders'), value: formatNumber(totals.orders), detail: '' }]),
        ...(totals.total === null
          ? []
          : [{ label: t('insight.total'), value: formatMoney(centsOf(totals.total)), detail: t('insight.totalHint') }]),
      ]}
    />
  )
}

function DeliveryFigures({ report: { delivery } }: { report: Reporting }) {
  const { t } = useTranslation()
  const percent = (part: number, whole: number) => (whole > 0 ? `${formatNumber((part / whole) * 100, 1)} %` : '–')
  return (
    <section className={css.part} aria-labelledby="of-delivery">
      <h2 id="of-delivery">{t('reporting.delivery')}</h2>
      <Figures
        figures={[
          { label: t('reporting.delivered'), value: formatNumber(delivery.orders), detail: '' },
          { label: t('reporting.onTime'), value: percent(delivery.onTime, delivery.orders), detail: '' },
          {
            label: t('reporting.complete'),
            value: percent(delivery.casesBrought, delivery.casesOrdered),
            detail: t('reporting.cases', {
              brought: formatNumber(delivery.casesBrought),
              ordered: formatNumber(delivery.casesOrdered),
            }),
          },
        ]}
      />
    </section>
  )
}

function EmptiesFigures({ report: { empties } }: { report: Reporting }) {
  const { t } = useTranslation()
  const money = (value: number) => formatMoney(centsOf(value))
  return (
    <section className={css.part} aria-labelledby="of-empties">
      <h2 id="of-empties">{t('reporting.empties')}</h2>
      <Figures
        figures={[
          { label: t('reporting.charged'), value: money(empties.charged), detail: '' },
          { label: t('reporting.returned'), value: money(empties.returned), detail: '' },
          { label: t('reporting.balance'), value: money(empties.balance), detail: '' },
        ]}
      />
    </section>
  )
}

function Figures({ figures }: { figures: readonly { label: string; value: string; detail: string }[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {detail && <span className={css.quiet}>{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
