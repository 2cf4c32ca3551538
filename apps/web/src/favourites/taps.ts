import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { pageState } from '../lib/page-state.ts'
import { PRODUCTS_KEY } from '../lib/server/query-keys.ts'
import type { Product } from '../product/index.ts'

/** A tap on a heart; the favourites of a person are the same at all ship-tos of a company. */
export type Tap = {
  product: Product
  keep: boolean
  shipToId: string
  company: { id: string; shipToIds: readonly string[] }
}

// By SKU the last tap on its heart: it holds before and over what the lists say, until they know what came of it.
const tapsOf = pageState<Readonly<Record<string, Tap>>>({})

/** What was tapped last on the heart of a product, while that is on its way. */
export const useTapped = (sku: string, companyId: string): boolean | undefined =>
  useSelector(tapsOf(useQueryClient()), ({ [sku]: tap }) => (tap?.company.id === companyId ? tap.keep : undefined))

export function beginTap(client: QueryClient, tap: Tap): void {
  tapsOf(client).setState((taps) => ({ ...taps, [tap.product.sku]: tap }))
}

/** False once there was a later tap on the same heart, which decides. */
export const isLastTap = (client: QueryClient, tap: Tap): boolean => tapsOf(client).state[tap.product.sku] === tap

/** From now on the lists say what is a favourite. */
export function endTap(client: QueryClient, tap: Tap): void {
  if (!isLastTap(client, tap)) return
  tapsOf(client).setState(({ [tap.product.sku]: _ended, ...others }) => others)
}

/** Tells the lists that the server has done what was tapped, and ends the tap. */
export async function tellLists(client: QueryClient, tap: Tap): Promise<void> {
  // What was asked before the server had done it says what was before.
  const underWay = listsOf(client, tap).filter(({ state }) => state.fetchStatus === 'fetching')
  await Promise.allSettled(underWay.flatMap(({ promise }) => promise ?? []))
  notifyManager.batch(() => {
    for (const { queryKey, state } of listsOf(client, tap))
      client.setQueryData(queryKey, (said) => withFavourite(said, tap), { updatedAt: state.dataUpdatedAt })
    markStale(client)
    // In one go with the lists: no heart is drawn in between.
    notifyManager.schedule(() => endTap(client, tap))
  })
}

/** Lists that are looked at stay as they are: a card does not vanish under the finger. */
export function markStale(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: PRODUCTS_KEY, refetchType: 'none' })
}

const listsOf = (client: QueryClient, { company: { shipToIds } }: Tap) =>
  shipToIds.flatMap((shipToId) => client.getQueryCache().findAll({ queryKey: [...PRODUCTS_KEY, shipToId] }))

/** What a list said, with the product as it is now wherever it was asked whether it is a favourite. */
function withFavourite(said: unknown, tap: Tap): unknown {
  if (Array.isArray(said)) return said.map((part: unknown) => withFavourite(part, tap))
  if (typeof said !== 'object' || said === null) return said
  if (!('isFavourite' in said && 'sku' in said))
    return Object.fromEntries(Object.entries(said).map(([name, part]) => [name, withFavourite(part, tap)]))
  return said.sku === tap.product.sku && said.isFavourite !== null ? { ...said, isFavourite: tap.keep } : said
}
