import { addDays, calendarDate, type CalendarDate } from '@fust/domain/calendar'
import {
  bonusOf,
  contractProgress,
  contractYear,
  countsTankBeerOnly,
  packagingStanding,
  type ContractProgress,
  type PackagingStanding,
  type Term,
} from '@fust/domain/contract'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { PackagingDiscount } from '@fust/domain/pricing'
import type { Actor } from '#request/actor.ts'
import type { Authorise, OperationName, ShipToRefusal } from '#request/policy.ts'
import { instantOfWall } from '#platform/clock.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Portal } from '#features/portal/index.ts'
import { createContractStore, type PackagingRow, type StoredContract } from './contracts.store.ts'

export type ContractsRefusal = ShipToRefusal | { code: 'not-found' }

/** Who asks, and about which company. */
export type AskingOfCompany = {
  actor: Actor | null
  operation: OperationName
  /** Left out: that of the ship-to of the request. */
  companyId?: string | undefined
  mark: string | undefined
}

type Standing = ContractProgress & { term: Term; agreedMl: number; orderedMl: number }
/** A contract, and where it stands where a volume is agreed. */
export type OwnContract = StoredContract & { standing: Standing | null; earnedCents: number; atTargetCents: number }

type PackagingSums = { orders: number } & Record<'given' | PackagingStanding, number>
export type OwnPackagingMonth = { month: string } & Record<PackagingDiscount, PackagingSums>
export type OwnPackaging = { rates: Record<PackagingDiscount, number>; months: OwnPackagingMonth[] }

const HECTOLITRE_ML = 100_000
const MONTHS_TOLD = 12

/** What a company has agreed on with the brewery, and how far it is. */
export function createContracts({ db, portal, authorise }: { db: Queries; portal: Portal; authorise: Authorise }) {
  const store = createContractStore(db)

  function companyOf({ actor, operation, companyId }: AskingOfCompany): Outcome<string, ContractsRefusal> {
    const refusal = authorise(actor, operation, companyId === undefined ? undefined : null)
    if (!actor) return refuse({ code: 'unauthorized' })
    if (companyId === undefined)
      return refusal
        ? refuse(refusal)
        : actor.shipTo
          ? accept(actor.shipTo.companyId)
          : refuse({ code: 'ship-to-not-yours' })
    const accesses = actor.shipTos.filter((access) => access.companyId === companyId)
    if (accesses.length === 0) return refuse({ code: 'not-found' })
    const isAllowed = accesses.some((access) => authorise(actor, operation, access) === null)
    return isAllowed ? accept(companyId) : refuse(refusal ?? { code: 'ship-to-not-yours' })
  }

  /** The contracts of a company, those that run longest first; bonus contracts are a list of their own. */
  async function read(
    asking: AskingOfCompany,
    page: { areBonus: boolean; limit: number; offset: number },
  ): Promise<Outcome<OwnContract[], ContractsRefusal>> {
    const company = companyOf(asking)
    if (!company.ok) return company
    const { market, now } = await portal.now(asking.mark)
    const contracts = await store.readContracts({ companyId: company.value, ...page })
    const counted = contracts.flatMap((contract) =>
      contract.agreedHectolitres === null ? [] : [{ contract, term: contractYear(contract, now.today) }],
    )
    const volumes = await store.readVolumes(
      company.value,
      counted.map(({ contract, term }) => ({
        from: instantOfWall(term.from, market.timeZone),
        before: instantOfWall(addDays(term.to, 1), market.timeZone),
        isTankOnly: countsTankBeerOnly(contract.kind),
      })),
    )
    const standings = new Map(
      counted.map(({ contract, term }, place) => {
        const agreedMl = (contract.agreedHectolitres ?? 0) * HECTOLITRE_ML
        const orderedMl = volumes[place] ?? 0
        const progress = contractProgress({ agreedMl, orderedMl, term, today: now.today })
        return [contract.number, { ...progress, term, agreedMl, orderedMl }]
      }),
    )
    return accept(contracts.map((contract) => ownContract(contract, standings.get(contract.number) ?? null)))
  }

  /** The packaging discounts of this month and the eleven before, and where each stands (CRT-39). */
  async function readPackaging(asking: AskingOfCompany): Promise<Outcome<OwnPackaging, ContractsRefusal>> {
    const company = companyOf(asking)
    if (!company.ok) return company
    const { market, now, settings } = await portal.now(asking.mark)
    const months = monthsBack(now.today)
    const first = calendarDate(`${months.at(-1) ?? now.today.slice(0, 7)}-01`)
    const rows = await store.readPackaging(company.value, market.timeZone, instantOfWall(first, market.timeZone))
    const { full_truck_percent, single_pallet_percent } = settings.packaging_discounts
    return accept({
      rates: { 'full-truck': full_truck_percent, 'full-pallets': single_pallet_percent },
      months: months.map((month) => {
        const own = rows.filter((row) => row.month === month)
        return { month, 'full-truck': sumsOf(own, 'full-truck'), 'full-pallets': sumsOf(own, 'full-pallets') }
      }),
    })
  }

  return { read, readPackaging }
}

export type Contracts = ReturnType<typeof createContracts>

function ownContract(contract: StoredContract, standing: Standing | null): OwnContract {
  const { centsPerHectolitre } = contract
  const bonus =
    standing && centsPerHectolitre !== null
      ? bonusOf({ agreedMl: standing.agreedMl, centsPerHectolitre }, standing.orderedMl)
      : { earnedCents: 0, atTargetCents: 0 }
  return { ...contract, standing, ...bonus }
}

/** The month of a day and those before it, such as `2026-11`. */
function monthsBack(today: CalendarDate): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS_TOLD }, (_, back) => {
    const months = year * 12 + month - 1 - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

function sumsOf(rows: readonly PackagingRow[], discount: PackagingDiscount): PackagingSums {
  const sums: PackagingSums = { orders: 0, given: 0, kept: 0, open: 0, 'at-risk': 0 }
  for (const row of rows.filter((own) => own.discount === discount)) {
    sums.orders += row.orders
    sums.given += row.cents
    sums[packagingStanding(row)] += row.cents
  }
  return sums
}
