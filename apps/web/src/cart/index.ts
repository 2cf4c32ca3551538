export { sendToShipTo } from './api/send-to-ship-to.ts'
export { repeatOrder } from './api/repeat-order.ts'
export { changeOrder } from './api/change-order.ts'
export { removeAll } from './api/remove-all.ts'
export { putAside, saveForLater, saveForLaterAs, SAVED_ORDERS_KEY, type SavedKind } from './api/save-for-later.ts'
export { readCart } from './api/cart-query.ts'
export { headersOf } from './api/cart-calls.ts'
export { cartOf, countedOf, countOf, lineFor, NO_AMOUNTS, type Cart, type CartLine, type LineAmounts } from './cart.ts'
export type { CartCommand } from './cart-command.ts'
export { onTopOf, type Delivery, type LineEdit } from './cart-state.ts'
export { NumberUnheard } from './cart-sync.ts'
export { AddressList } from './components/address-list.tsx'
export { GoodsAddresses, GoodsElsewhere } from './goods-elsewhere.tsx'
export { CartCoupons } from './cart-coupons.tsx'
export { BrandList } from './brand-list.tsx'
export { catalogueOf } from './catalogue-of.ts'
export { filledCart, heldIn, type FilledCart, type Held, type LeftOut } from './left-out.ts'
export { LitresOfCart } from './litres-of-cart.tsx'
export { DocketInReach } from './components/cart-docket.tsx'
export { CartRow } from './components/cart-row.tsx'
export { EmptyCart } from './components/empty-cart.tsx'
export { ToCatalogue } from './to-catalogue.tsx'
export {
  capacityLinesOf,
  cartView,
  loadLinesOf,
  useCart,
  useIsCartUnderWay,
  worthCents,
  type CartView,
} from './use-cart.ts'
export { ReplacesNote } from './replaces-note.tsx'
export { ValueProgress } from './value-progress.tsx'
export { UnheardNote } from './unheard-note.tsx'
export { useCartCommand } from './use-cart-command.ts'
export { useCartOnceKnown } from './use-cart-once-known.ts'
export { useCartRefusal } from './use-cart-refusal.ts'
export { useCartTotals } from './use-cart-totals.ts'
export { useLineItem } from './use-line-item.ts'
export { useLineNotice } from './use-line-notice.ts'
export { useWasFilled } from './use-was-filled.ts'
