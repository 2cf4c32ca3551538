import type { ProductFactsFragment } from '../gql/graphql.ts'
import { centsOf } from '../lib/market/cents.ts'
import { productOf, unitCentsOf } from '../product/index.ts'
import type { OrderLine } from './order.ts'

type WireAmounts = {
  number_of_packages?: number | null
  number_of_layer?: number | null
  number_of_pallet?: number | null
  tank_details?: { liters?: number | null } | null
  product?: ProductFactsFragment | null
  /** Of what has variants: the one that was ordered. */
  configured_variant?: ProductFactsFragment | null
}

type Named = { id: string; sku: string; name: string; packages: number; shipped: number; totalEuros: number }

/** A line of an order, placed or put aside, off the wire; those call some things differently. */
export function orderLineOf(wire: WireAmounts, { totalEuros, packages, ...named }: Named): OrderLine {
  const sold = wire.configured_variant ?? wire.product
  const product = sold ? productOf(sold) : null
  return {
    ...named,
    product,
    quantities: {
      packages: wire.number_of_packages ?? 0,
      layers: wire.number_of_layer ?? 0,
      pallets: wire.number_of_pallet ?? 0,
    },
    litres: wire.tank_details?.liters ?? 0,
    packages: wire.tank_details ? 0 : packages,
    // What goes back has no price: its deposit is credited.
    totalCents: product?.isReturnItem ? packages * unitCentsOf(product) : centsOf(totalEuros),
  }
}
