export { repeatOrder, type FilledCart } from './api/repeat-order.ts'
export { removeAll } from './api/remove-all.ts'
export { saveAsPreOrder, saveForLater, SAVED_ORDERS_KEY, type SavedKind } from './api/save-for-later.ts'
export { headersOf } from './api/cart-calls.ts'
export { cartOf, countedOf, lineFor, type Cart, type CartLine } from './cart.ts'
export type { CartCommand } from './cart-command.ts'
export { onTopOf, type Delivery, type LineEdit } from './cart-state.ts'
export { NumberUnheard } from './cart-sync.ts'
export { AddressList } from './components/address-list.tsx'
export { GoodsAddresses, GoodsElsewhere } from './goods-elsewhere.tsx'
export { CartCoupons } from './cart-coupons.tsx'
export { catalogueOf } from './catalogue-of.ts'
export { DocketInReach } from './components/cart-docket.tsx'
export { CartRow } from './components/cart-row.tsx'
export { EmptyCart } from './components/empty-cart.tsx'
export { ToCatalogue } from './to-catalogue.tsx'
export {
  capacityLinesOf,
  cartView,
  loadLinesOf,
  useCart,
  useCartOnceKnown,
  worthCents,
  type CartView,
} from './use-cart.ts'
export { UnheardNote } from './unheard-note.tsx'
export { useCartCommand } from './use-cart-command.ts'
export { useCartRefusal } from './use-cart-refusal.ts'
export { useCartTotals } from './use-cart-totals.ts'
export { useLineItem } from './use-line-item.ts'
export { useLineNotice } from './use-line-notice.ts'
export { useWasFilled } from './use-was-filled.ts'
