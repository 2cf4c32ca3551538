import type {
  BonusContract,
  Contract,
  EmbeddedReport,
  Loyalty,
  PackagingDiscount,
  Reporting,
} from '@fust/contract/rest'
import type { Report } from '@fust/domain/reporting'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../../i18n/index.ts'
import { isNotFound } from '../../../lib/server/rest.ts'
import { GraphqlError } from '../../../lib/server/graphql.ts'
import { readPortal } from '../../../lib/server/portal-call.ts'
import { INSIGHT_KEY } from '../../../lib/server/query-keys.ts'

/** How many contracts are asked for at once (DOC-08). */
const CONTRACTS_AT_MOST = 500

export const contractsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...INSIGHT_KEY, 'contracts', companyId, currentLanguage()],
    queryFn: ({ signal }) => readPortal<Contract[]>('contracts/GetAllContracts', asked(companyId), signal),
  })

export const bonusContractsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...INSIGHT_KEY, 'bonus', companyId, currentLanguage()],
    queryFn: ({ signal }) => readPortal<BonusContract[]>('contracts/GetAllBonusContracts', asked(companyId), signal),
  })

const asked = (companyId: string) => ({ offset: 0, limit: CONTRACTS_AT_MOST, BusinessPartnerId: companyId })

export const packagingQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...INSIGHT_KEY, 'packaging', companyId],
    queryFn: ({ signal }) =>
      readPortal<PackagingDiscount>('contracts/GetPackagingDiscount', { BusinessPartnerId: companyId }, signal),
  })

/** The points of a ship-to in a year; null where the brewery has no programme. */
export const loyaltyPointsQuery = (shipToId: string, year: number) =>
  queryOptions({
    queryKey: [...INSIGHT_KEY, 'loyalty', shipToId, year, currentLanguage()],
    queryFn: async ({ signal }): Promise<Loyalty | null> => {
      try {
        return await readPortal<Loyalty>(`shiptos/GetLoyaltyBySapId/${shipToId},${year}`, {}, signal)
      } catch (fault) {
        if (isNotFound(fault) || (fault instanceof GraphqlError && fault.code === 'not-found')) return null
        throw fault
      }
    },
    placeholderData: keepPreviousData,
  })

/** What a report is narrowed to. */
export type ReportWish = {
  from: string | undefined
  to: string | undefined
  brand: string | undefined
  pack: string | undefined
  shipto: string | undefined
}

const CALLS: Readonly<Record<Report, string>> = {
  sales: 'power-bi/sales-report',
  'contract-evaluation': 'power-bi/contract-evaluation',
  'on-trade': 'power-bi/OnTrade-report',
  distributor: 'power-bi/distributor-report',
}

// A clock that is a little off still asks in time.
const RENEWED_BEFORE_MS = 5 * 60_000
const RENEWED_EVERY_MS = { least: 60_000, most: 60 * 60_000 }

/** What opens a report of Power BI; asked for again before it expires. */
export const embeddedReportQuery = (report: Report) =>
  queryOptions({
    queryKey: [...INSIGHT_KEY, 'embedded', report],
    queryFn: ({ signal }) => readPortal<EmbeddedReport>('power-bi/embedded-report', { report }, signal),
    staleTime: ({ state: { data, dataUpdatedAt } }) => (data ? renewedAfter(data, dataUpdatedAt) : 0),
    refetchInterval: ({ state: { data } }) => data !== undefined && renewedAfter(data, Date.now()),
  })

function renewedAfter({ expiresAt }: EmbeddedReport, from: number): number {
  const left = Date.parse(expiresAt) - RENEWED_BEFORE_MS - from
  return Math.min(Math.max(left, RENEWED_EVERY_MS.least), RENEWED_EVERY_MS.most)
}

export const reportQuery = (report: Report, wish: ReportWish) =>
  queryOptions({
    queryKey: [...INSIGHT_KEY, 'report', report, wish, currentLanguage()],
    queryFn: ({ signal }) => readPortal<Reporting>(CALLS[report], wish, signal),
    placeholderData: keepPreviousData,
  })
