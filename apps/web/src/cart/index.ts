export { sendToShipTo } from './api/send-to-ship-to.ts'
export { repeatOrder } from './api/repeat-order.ts'
export { changeOrder } from './api/change-order.ts'
export { removeAll } from './api/remove-all.ts'
export { putAside, saveForLater, saveForLaterAs, type SavedKind } from './api/save-for-later.ts'
export { readCart } from './api/cart-query.ts'
export { headersOf } from './api/cart-calls.ts'
export {
  cartOf,
  countedOf,
  countOf,
  lineFor,
  NO_AMOUNTS,
  type Cart,
  type CartLine,
  type LineAmounts,
} from './state/cart.ts'
export type { CartCommand } from './sync/cart-command.ts'
export { onTopOf, type Delivery, type LineEdit } from './state/cart-state.ts'
export { NumberUnheard } from './sync/cart-sync.ts'
export { AddressList } from './components/address-list.tsx'
export { GoodsAddresses, GoodsElsewhere } from './view/goods-elsewhere.tsx'
export { CartCoupons } from './view/cart-coupons.tsx'
export { BrandList } from './view/brand-list.tsx'
export { catalogueOf } from './state/catalogue-of.ts'
export { filledCart, heldIn, type FilledCart, type Held, type LeftOut } from './state/left-out.ts'
export { LitresOfCart } from './view/litres-of-cart.tsx'
export { DocketInReach } from './components/cart-docket.tsx'
export { CartRow } from './components/cart-row.tsx'
export { EmptyCart } from './components/empty-cart.tsx'
export { ToCatalogue } from './view/to-catalogue.tsx'
export {
  capacityLinesOf,
  cartView,
  loadLinesOf,
  useCart,
  useIsCartUnderWay,
  worthCents,
  type CartView,
} from './view/use-cart.ts'
export { ReplacesNote } from './view/replaces-note.tsx'
export { ValueProgress } from './view/value-progress.tsx'
export { UnheardNote } from './view/unheard-note.tsx'
export { useCartCommand } from './sync/use-cart-command.ts'
export { useCartOnceKnown } from './sync/use-cart-once-known.ts'
export { useCartRefusal } from './view/use-cart-refusal.ts'
export { useCartTotals } from './view/use-cart-totals.ts'
export { useLineItem } from './view/use-line-item.ts'
export { useLineNotice } from './view/use-line-notice.ts'
export { useWasFilled } from './view/use-was-filled.ts'
