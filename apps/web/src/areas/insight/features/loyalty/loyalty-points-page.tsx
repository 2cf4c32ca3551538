import type { Loyalty } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { useMarketDay } from '../../../../delivery/index.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/index.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { PATHS } from '../../../../paths.ts'
import { DataTable, type DataColumn } from '../../../../ui/data-table/index.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { EmptyState, UnknownState } from '../../../../ui/states.tsx'
import { loyaltyPointsQuery } from '../../api/insight-queries.ts'
import { BarsChart } from '../../chart/bars-chart.tsx'
import { SaveChart } from '../../chart/save-chart.tsx'
import { formatVolume } from '../../format-volume.ts'
import { SaveTable } from '../../save-table.tsx'
import { useOwnShipTos } from '../../use-own-ship-tos.ts'
import { ContractsNav } from '../contracts/index.ts'
import css from './loyalty-points-page.module.css'
import type { LoyaltySearch } from './loyalty-search.ts'

const YEARS_TOLD = 3

/** What a ship-to has earned in the loyalty programme, by the year, and what it is good for. */
export function LoyaltyPointsPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { shipTo: selected, shipTos: choices } = useOwnShipTos()
  const search = useSearch({ from: PATHS.loyaltyPoints })
  const thisYear = Number(useMarketDay().slice(0, 4))
  const shipTo = choices.find(({ shipToId }) => shipToId === search.shipTo) ?? selected
  const year = search.year ?? thisYear
  const show = (next: LoyaltySearch) =>
    void navigate({ to: PATHS.loyaltyPoints, search: { ...search, ...next }, resetScroll: false })
  const years = Array.from({ length: YEARS_TOLD }, (_, back) => String(thisYear - back))
  return (
    <Page>
      <PageHead title={t('titles.loyaltyPoints')} intro={t('loyaltyPoints.intro')} aside={<ContractsNav />} />
      <div className={css.choices}>
        {choices.length > 1 && (
          <Select
            label={t('delivery.shipTo')}
            options={choices.map(({ shipToId, shipToName, shipToAddress }) => ({
              value: shipToId,
              label: shipToName,
              detail: shipToAddress,
            }))}
            value={shipTo?.shipToId}
            onChange={(id) => show({ shipTo: id })}
          />
        )}
        <Select
          label={t('loyaltyPoints.year')}
          options={[...new Set([...years, String(year)])].map((own) => ({ value: own, label: own }))}
          value={String(year)}
          onChange={(chosen) => show({ year: Number(chosen) })}
        />
      </div>
      {shipTo && <Points shipToId={shipTo.shipToId} year={year} />}
    </Page>
  )
}

function Points({ shipToId, year }: { shipToId: string; year: number }) {
  const { t } = useTranslation()
  const asked = useQuery(loyaltyPointsQuery(shipToId, year))
  const known = useArrived(asked.data)
  return (
    <>
      <UnknownState query={asked} skeleton={<Skeleton height={280} />} />
      {known === null && (
        <EmptyState
          icon="document"
          title={t('loyaltyPoints.none')}
          action={<LinkButton to={PATHS.home}>{t('errors.toHome')}</LinkButton>}
        />
      )}
      {known && (
        <>
          <p className={css.points}>{pointsText(t, known.points)}</p>
          <Brands loyalty={known} isStale={asked.isPlaceholderData} />
          {known.rewards.length > 0 && <Rewards loyalty={known} />}
        </>
      )}
    </>
  )
}

const pointsText = (t: ReturnType<typeof useTranslation>['t'], points: number) =>
  t('loyaltyPoints.points', { count: points, number: formatNumber(points) })

function Brands({ loyalty: { brands }, isStale }: { loyalty: Loyalty; isStale: boolean }) {
  const { t } = useTranslation()
  const heading = useId()
  const chart = useRef<SVGSVGElement>(null)
  const columns = useBrandColumns()
  const title = t('loyaltyPoints.byBrand')
  const file = [
    { head: t('insight.brand'), value: ({ name }: EarnedBrand) => name },
    { head: t('insight.volume'), value: ({ volume }: EarnedBrand) => volume },
    { head: t('loyaltyPoints.earned'), value: ({ points }: EarnedBrand) => points },
  ]
  return (
    <section className={css.brands} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {brands.length > 0 && (
        <>
          <div className={css.saves}>
            <SaveTable title={title} columns={file} rows={brands} keyOf={({ code }) => code} />
            <SaveChart name={title} chart={chart} />
          </div>
          <BarsChart
            ref={chart}
            bars={brands.map(({ code, name, points }) => ({
              key: code,
              label: name,
              value: points,
              before: 0,
              text: pointsText(t, points),
            }))}
            linkTo={(_bar, shape) => shape}
          />
        </>
      )}
      <DataTable caption={title} columns={columns} rows={brands} rowKey={({ code }) => code} isStale={isStale} />
    </section>
  )
}

type EarnedBrand = Loyalty['brands'][number]

function useBrandColumns(): DataColumn<EarnedBrand>[] {
  const { t } = useTranslation()
  return [
    { key: 'name', head: t('insight.brand'), width: 'minmax(120px, 1fr)', card: 'title', cell: ({ name }) => name },
    {
      key: 'volume',
      head: t('insight.volume'),
      figures: true,
      card: 'detail',
      cell: ({ volume }) => formatVolume(volume),
    },
    {
      key: 'points',
      head: t('loyaltyPoints.earned'),
      figures: true,
      card: 'aside',
      cell: ({ points }) => pointsText(t, points),
    },
  ]
}

function Rewards({ loyalty: { rewards } }: { loyalty: Loyalty }) {
  const { t } = useTranslation()
  return (
    <section className={css.rewards} aria-labelledby="rewards">
      <h2 id="rewards">{t('loyaltyPoints.rewards')}</h2>
      <ul>
        {rewards.map(({ title, points, missing }) => (
          <li key={title}>
            <strong>{title}</strong> ·{' '}
            {missing > 0
              ? t('loyaltyPoints.missing', { count: missing, number: formatNumber(missing) })
              : t('loyaltyPoints.enough', { number: formatNumber(points) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
