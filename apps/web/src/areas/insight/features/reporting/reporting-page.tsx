import type { Reporting } from '@fust/contract/rest'
import type { Report } from '@fust/domain/reporting'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { usePermission } from '../../../../session/index.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { reportQuery } from '../../api/insight-queries.ts'
import { formatAmount } from '../../format-amount.ts'
import { formatVolume } from '../../format-volume.ts'
import { useOwnShipTos } from '../../use-own-ship-tos.ts'
import { BonusContracts, Contracts, PackagingMeter } from '../contracts/index.ts'
import { changeOf } from './change-of.ts'
import { DeliveryPart } from './delivery-part.tsx'
import { EmptiesPart } from './empties-part.tsx'
import { Figures } from './figures.tsx'
import { InvoicedPart } from './invoiced-part.tsx'
import { Months } from './months.tsx'
import { PowerBiReport } from './power-bi-report.tsx'
import { ReportFilters } from './report-filters.tsx'
import { PartTable, type PartProps } from './part-table.tsx'
import css from './reporting-page.module.css'
import type { ReportSearch } from './report-search.ts'

const REPORT_TEXTS = {
  sales: 'reporting.reports.sales',
  'contract-evaluation': 'reporting.reports.contracts',
  'on-trade': 'reporting.reports.onTrade',
  distributor: 'reporting.reports.distributor',
} as const satisfies Record<Report, TextKey>

type Part = 'contracts' | 'invoiced' | 'brands' | 'packs' | 'shipTos' | 'products' | 'delivery' | 'empties'
/** What each report tells beside the months, and what comes first: its beer to a venue, its depots to a distributor. */
const PARTS: Readonly<Record<Report, readonly Part[]>> = {
  sales: ['invoiced', 'brands', 'packs', 'shipTos', 'products', 'delivery', 'empties'],
  'contract-evaluation': ['contracts', 'brands', 'packs', 'shipTos'],
  'on-trade': ['invoiced', 'brands', 'products', 'packs', 'shipTos', 'empties', 'delivery'],
  distributor: ['invoiced', 'shipTos', 'packs', 'delivery', 'empties', 'brands', 'products'],
}

/** What was ordered, by month and by what it was, beside the year before. */
export function ReportingPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: PATHS.reporting })
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

function Dashboard(own: PartProps) {
  const { report } = own
  const { t } = useTranslation()
  const { totals, invoiced } = report
  const parts = PARTS[report.report]
  const isInvoiced = parts.includes('invoiced') && invoiced && invoiced.invoices + invoiced.before.invoices > 0
  const isEmpty = totals.goods === 0 && totals.before.goods === 0 && !totals.orders && !isInvoiced
  if (isEmpty)
    return (
      <EmptyState icon="document" title={t('reporting.nothing')}>
        {t('reporting.nothingHint')}
      </EmptyState>
    )
  return (
    <>
      <Totals report={report} />
      <Months {...own} />
      {parts.map((part) => (
        <ReportPart key={part} part={part} {...own} />
      ))}
    </>
  )
}

function ReportPart({ part, ...own }: PartProps & { part: Part }) {
  const { t } = useTranslation()
  const { brands, packs, shipTos } = own.report
  if (part === 'contracts') return <OwnContracts {...own} />
  if (part === 'products') return <Products {...own} />
  if (part === 'delivery') return <DeliveryPart {...own} />
  if (part === 'invoiced') return <InvoicedPart {...own} />
  if (part === 'empties') return <EmptiesPart {...own} />
  const table = {
    brands: { title: t('reporting.byBrand'), head: t('insight.brand'), rows: brands, asked: 'brand' },
    packs: { title: t('reporting.byPack'), head: t('insight.pack'), rows: packs, asked: 'pack' },
    shipTos: { title: t('reporting.byShipTo'), head: t('delivery.shipTo'), rows: shipTos, asked: 'shipTo' },
  } as const
  return <PartTable {...own} {...table[part]} />
}

/** What was agreed on with the company of the ship-to that the report is narrowed to, or that is chosen. */
function OwnContracts({ search }: PartProps) {
  const may = usePermission()
  const { shipTo: chosen, shipTos } = useOwnShipTos()
  const shipTo = shipTos.find(({ shipToId }) => shipToId === search.shipTo) ?? chosen
  if (!shipTo || !may('Contracts')) return null
  return (
    <>
      <Contracts companyId={shipTo.companyId} isHeaded />
      <BonusContracts companyId={shipTo.companyId} isHeaded />
      <PackagingMeter companyId={shipTo.companyId} />
    </>
  )
}

function Products(own: PartProps) {
  const { t } = useTranslation()
  const { topProducts, lostProducts } = own.report
  const parts = { ...own, head: t('insight.product'), asked: 'product' } as const
  return (
    <>
      <PartTable {...parts} title={t('reporting.top')} rows={topProducts} />
      <PartTable {...parts} title={t('reporting.lost')} rows={lostProducts} />
    </>
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
          value: formatAmount(totals.goods),
          detail: changeOf(totals.goods, totals.before.goods) ?? '',
        },
        ...(totals.orders === null
          ? []
          : [{ label: t('insight.orders'), value: formatNumber(totals.orders), detail: '' }]),
        ...(totals.total === null
          ? []
          : [{ label: t('insight.total'), value: formatAmount(totals.total), detail: t('insight.totalHint') }]),
      ]}
    />
  )
}
