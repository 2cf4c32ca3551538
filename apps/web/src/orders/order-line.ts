import { casesInUnits } from '@fust/domain/quantity'
import type { ProductFactsFragment } from '../gql/graphql.ts'
import { centsOf } from '../lib/market/cents.ts'
import { productOf, unitCentsOf, type Product } from '../product/index.ts'
import type { LineConfirmation, OrderLine } from './order.ts'

type WireAmounts = {
  number_of_packages?: number | null
  number_of_layer?: number | null
  number_of_pallet?: number | null
  tank_details?: { liters?: number | null } | null
  product?: ProductFactsFragment | null
  /** Of what has variants: the one that was ordered. */
  configured_variant?: ProductFactsFragment | null
}

type Named = {
  id: string
  sku: string
  name: string
  packages: number
  shipped: number
  totalEuros: number
  /** In cases, pieces or litres; null where nothing is confirmed yet, or ever. */
  confirmed?: number | null
  confirmation?: LineConfirmation | null
}

/** A line of an order, placed or put aside, off the wire; those call some things differently. */
export function orderLineOf(
  wire: WireAmounts,
  { totalEuros, packages, confirmed = null, confirmation = null, ...named }: Named,
): OrderLine {
  const sold = wire.configured_variant ?? wire.product
  const product = sold ? productOf(sold) : null
  const ordered = {
    quantities: {
      packages: wire.number_of_packages ?? 0,
      layers: wire.number_of_layer ?? 0,
      pallets: wire.number_of_pallet ?? 0,
    },
    litres: wire.tank_details?.liters ?? 0,
    packages: wire.tank_details ? 0 : packages,
  }
  const current = wire.tank_details
    ? { ...ordered, litres: confirmed ?? ordered.litres }
    : { ...ordered, ...confirmedPackages(ordered, confirmed, product) }
  return {
    ...named,
    product,
    ordered,
    ...current,
    confirmation,
    // What goes back has no price: its deposit is credited.
    totalCents: product?.isReturnItem ? current.packages * unitCentsOf(product) : centsOf(totalEuros),
  }
}

function confirmedPackages(
  { quantities, packages }: OrderLine['ordered'],
  confirmed: number | null,
  product: Product | null,
): Pick<OrderLine['ordered'], 'quantities' | 'packages'> {
  if (confirmed === null || confirmed === packages) return { quantities, packages }
  const inUnits = product
    ? casesInUnits(confirmed, quantities, product.pack)
    : { packages: confirmed, layers: 0, pallets: 0 }
  return { quantities: inUnits, packages: confirmed }
}
