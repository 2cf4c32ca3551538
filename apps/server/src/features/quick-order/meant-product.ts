import type { Meant } from './quick-order.store.ts'

export type MeantProduct = { status: 'FOUND'; sku: string } | { status: 'SEVERAL' | 'UNKNOWN' }

/** What a code means of what can be ordered: the most exact way to name a product decides. */
export function meantProduct(candidates: readonly Meant[], orderable: ReadonlySet<string>): MeantProduct {
  const open = candidates.filter(({ sku }) => orderable.has(sku))
  const rank = Math.min(...open.map((own) => own.rank))
  const [sku, another] = new Set(open.filter((own) => own.rank === rank).map((own) => own.sku))
  if (sku === undefined) return { status: 'UNKNOWN' }
  return another === undefined ? { status: 'FOUND', sku } : { status: 'SEVERAL' }
}
