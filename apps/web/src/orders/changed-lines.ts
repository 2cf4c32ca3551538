import type { Amounts, FormerLine, OrderLine } from './order.ts'

/** A product of which there is another amount than there was: null where there was none, or is none. */
export type ChangedLine = { sku: string; name: string; before: Amounts | null; after: Amounts | null }

/** What an order has other than the one whose place it took, in its own order, what was left out last. */
export function changedLines(before: readonly FormerLine[], after: readonly OrderLine[]): ChangedLine[] {
  const was = amountsBySku(before)
  const is = amountsBySku(
    after.map(({ sku, name, ordered }) => ({ sku, name, ...ordered.quantities, litres: ordered.litres })),
  )
  const skus = new Set([...is.keys(), ...was.keys()])
  return [...skus].flatMap((sku) => {
    const [then, now] = [was.get(sku) ?? null, is.get(sku) ?? null]
    if (then && now && isSame(then, now)) return []
    return [{ sku, name: (now ?? then)?.name ?? sku, before: then, after: now }]
  })
}

// Bundles of the same product stand there by what was chosen: they are told together.
function amountsBySku(lines: readonly FormerLine[]): Map<string, FormerLine> {
  const found = new Map<string, FormerLine>()
  for (const line of lines) {
    const known = found.get(line.sku)
    found.set(line.sku, known ? summed(known, line) : line)
  }
  return found
}

function summed(one: FormerLine, other: FormerLine): FormerLine {
  return {
    ...one,
    pallets: one.pallets + other.pallets,
    layers: one.layers + other.layers,
    packages: one.packages + other.packages,
    litres: one.litres + other.litres,
  }
}

function isSame(one: Amounts, other: Amounts): boolean {
  return (
    one.pallets === other.pallets &&
    one.layers === other.layers &&
    one.packages === other.packages &&
    one.litres === other.litres
  )
}
