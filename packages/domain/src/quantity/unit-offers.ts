import type { CustomerType } from '../access/customer-type.ts'
import { METHOD_FACTS, type DeliveryMethod } from '../order/delivery-method.ts'
import type { OrderKind } from '../order/order-kind.ts'
import { ORDER_UNITS, type CaseQuantities, type OrderUnit } from './case-quantities.ts'

/** What a product says about its units; either spelling of a disable flag decides (decisions CRT-18). */
export type UnitRules = {
  readonly kind: OrderKind
  readonly isLayerOrderingDisabled: boolean
  readonly isPalletOrderingDisabled: boolean
  readonly isTruckPackageOrderingAllowed: boolean
}

export type UnitFacts = {
  readonly customerType: CustomerType
  readonly method: DeliveryMethod | null
  /** Units that the portal's configuration offers at all. */
  readonly offeredUnits: readonly OrderUnit[]
}

export type UnitRefusal = {
  readonly code: 'unit-not-offered' | 'layers-disabled' | 'pallets-disabled' | 'single-cases-not-on-full-truck'
}

export type UnitOffer = { readonly unit: OrderUnit; readonly refusal: UnitRefusal | null }

/** The counters a line shows, in order; one with a refusal is shown disabled with that reason (CRT-15 to CRT-17, BAR-45). */
export function unitOffers(product: UnitRules, facts: UnitFacts): UnitOffer[] {
  const packsInLayers = product.kind === 'beer' && facts.customerType !== 'OntradeTank'
  const shown = ORDER_UNITS.filter((unit) => unit === 'packages' || packsInLayers)
  return shown.map((unit) => ({ unit, refusal: reviewUnit(unit, product, facts) }))
}

/** The first unit asked for that this line may not be ordered in, or null (P§5, decisions CRT-17). */
export function reviewUnits(
  asked: CaseQuantities,
  product: UnitRules,
  facts: UnitFacts,
): (UnitRefusal & { readonly unit: OrderUnit }) | null {
  const offers = unitOffers(product, facts)
  for (const unit of ORDER_UNITS) {
    if (asked[unit] === 0) continue
    const offer = offers.find((candidate) => candidate.unit === unit)
    const refusal = offer === undefined ? NOT_OFFERED : offer.refusal
    if (refusal !== null) return { ...refusal, unit }
  }
  return null
}

/** The units named by the configuration's comma list of Packaging, Pallets and Layers; others are ignored (LIM-04). */
export function orderableUnits(commaList: string): OrderUnit[] {
  const words = new Set(commaList.split(',').map((word) => word.trim().toLowerCase()))
  return ORDER_UNITS.filter((unit) => words.has(UNIT_WORDS[unit]))
}

const UNIT_WORDS: Readonly<Record<OrderUnit, string>> = { packages: 'packaging', layers: 'layers', pallets: 'pallets' }
const NOT_OFFERED: UnitRefusal = { code: 'unit-not-offered' }

function reviewUnit(unit: OrderUnit, product: UnitRules, facts: UnitFacts): UnitRefusal | null {
  if (!facts.offeredUnits.includes(unit)) return NOT_OFFERED
  if (unit === 'layers' && product.isLayerOrderingDisabled) return { code: 'layers-disabled' }
  if (unit === 'pallets' && product.isPalletOrderingDisabled) return { code: 'pallets-disabled' }
  const isLoose = unit === 'packages' && product.kind === 'beer' && !product.isTruckPackageOrderingAllowed
  const needsFullUnits = facts.method !== null && METHOD_FACTS[facts.method].needsFullUnits
  return isLoose && needsFullUnits ? { code: 'single-cases-not-on-full-truck' } : null
}
