import type { QuoteItemsSortInput } from '@fust/contract/resolvers'
import { askedPage, pageInfo, pageOffset, pageRefusalText, reviewPage, reviewPageExists } from '@fust/contract/wire'
import { inputError } from '#platform/graphql/index.ts'
import type { WireCart } from '../cart.wire.ts'

const ITEMS_PAGE_SIZE = 20

/** A page of the lines; Adobe's clients read large carts so. */
export function itemsPage(
  cart: WireCart,
  asked: { pageSize?: number | null | undefined; currentPage?: number | null | undefined },
  sort: QuoteItemsSortInput | null | undefined,
) {
  const page = askedPage(asked, ITEMS_PAGE_SIZE)
  const items = sorted(cart.items ?? [], sort)
  const refusal = reviewPage(page) ?? reviewPageExists(page, items.length)
  if (refusal) throw inputError(pageRefusalText(refusal), refusal.code)
  const from = pageOffset(page)
  return {
    items: items.slice(from, from + page.pageSize),
    page_info: pageInfo(page, items.length),
    total_count: items.length,
  }
}

type Item = NonNullable<NonNullable<WireCart['items']>[number]>

/** What lines can be sorted by; other fields of Adobe's list keep the order in which they were added. */
const SORT_KEYS: Partial<Record<QuoteItemsSortInput['field'], (item: Item) => string | number>> = {
  ITEM_ID: (item) => Number(item.id),
  CREATED_AT: (item) => Number(item.id),
  SKU: (item) => item.product_sku,
  QTY: (item) => item.quantity_total ?? item.quantity,
  PRICE: (item) => item.prices?.price.value ?? 0,
}

function sorted(items: readonly (Item | null | undefined)[], sort: QuoteItemsSortInput | null | undefined) {
  const all = items.filter((item) => item != null)
  const keyOf = sort && SORT_KEYS[sort.field]
  if (!keyOf) return all
  const sign = sort.order === 'DESC' ? -1 : 1
  return all.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -sign : keyOf(one) > keyOf(other) ? sign : 0))
}
