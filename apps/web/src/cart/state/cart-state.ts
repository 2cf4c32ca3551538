import type { CalendarDate } from '@fust/domain/calendar'
import { carries, goodsOf, type DeliveryMethod } from '@fust/domain/order'
import { withLitres } from '@fust/domain/tank'
import { unitCentsOf, type Product } from '../../product/index.ts'
import { countOf, latestCart, lineFor, NO_AMOUNTS, type Cart, type CartLine, type LineAmounts } from './cart.ts'

/** The amounts a line shall have; units that are left out stay as they are. */
export type LineEdit = {
  product: Product
  amounts: Partial<LineAmounts>
  /** Taken out as a whole, rather than counted down: what it held, for the way back. */
  takenOut?: LineAmounts
}

/** Where the cart goes, how, when, and how it is paid. */
export type Delivery = { shipToId: string; method: DeliveryMethod; date: CalendarDate; paymentCode: string }

/** What a tap asks: how the cart shall be, never by how much it changes. Of two about the same the later one holds. */
export type CartEdit = LineEdit | { delivery: Delivery }

/** The edit of a line and its number on the server; 0 for one that has none yet. */
export type NumberedEdit = { lineId: number; edit: LineEdit }

/** What is asked of the server at once. However often it is sent: the same, with the same key. */
export type CartCall = { key: string; cartId: string } & (
  | { does: 'deliver'; delivery: Delivery }
  | { does: 'remove' | 'update' | 'add'; lines: readonly NumberedEdit[] }
)

/** What this browser wants of the cart beyond what the server has said of it. */
export type CartEdits = {
  /** What was tapped and is in no call yet, one edit for each line. */
  waiting: readonly CartEdit[]
  /** Calls without an answer; no two are about the same line. */
  underWay: readonly CartCall[]
  /** Nobody answers, and it is not tried any more: the numbers stand in their fields only. */
  unheard: boolean
}

export type CartState = CartEdits & {
  /** What the server said last; undefined until it was asked. */
  confirmed: Cart | undefined
}

export type CartEvent =
  | { is: 'edited'; edit: CartEdit }
  | { is: 'sent'; call: CartCall }
  | { is: 'answered'; key: string; cart: Cart }
  | { is: 'refused'; key: string }
  | { is: 'notHeard' }
  | { is: 'triedAgain' }
  | { is: 'readAgain'; cart: Cart }
  | { is: 'takenUp'; earlier: CartEdits }
  | { is: 'cartEnded'; next: Cart | null }

export const NO_EDITS: CartEdits = { waiting: [], underWay: [], unheard: false }

/** What becomes of the cart with what happens to it. */
export function transition(state: CartState, event: CartEvent): CartState {
  const { confirmed } = state
  switch (event.is) {
    case 'edited':
      // Who taps is still at it: what nobody heard goes first.
      return confirmed?.isOver
        ? state
        : tidied({ ...state, waiting: withEdit(state.waiting, keepingTanks(state, event.edit)), unheard: false })
    case 'sent':
      return { ...state, waiting: without(state.waiting, event.call), underWay: [...state.underWay, event.call] }
    case 'answered':
      return tidied({ ...withoutCall(state, event.key), confirmed: latestCart(confirmed, event.cart) })
    case 'refused':
      return tidied(withoutCall(state, event.key))
    case 'notHeard':
      return tidied({ ...state, unheard: true })
    case 'triedAgain':
      return { ...state, unheard: false }
    case 'readAgain':
      return tidied({ ...state, confirmed: latestCart(confirmed, event.cart) })
    case 'takenUp':
      // What an earlier page had sent counts before what was tapped on this one.
      return {
        confirmed,
        waiting: state.waiting.reduce(withEdit, event.earlier.waiting),
        underWay: [...event.earlier.underWay, ...state.underWay],
        unheard: false,
      }
    default:
      // What was counted in a cart goes with it. The ordered one is shown until the next one is known.
      return { confirmed: event.next ?? (confirmed && { ...confirmed, isOver: true }), ...NO_EDITS }
  }
}

/** The cart as one sees it: what the server said and all edits on their way, or what nobody heard beside it. */
export function shown(confirmed: Cart, { waiting, underWay, unheard }: CartEdits): Cart {
  return [...underWay.flatMap(editsOf), ...waiting].reduce(unheard ? noted : edited, confirmed)
}

/** What is to be sent next of what waits: where it goes, unless what has yet to leave cannot go so; then what leaves, changes and comes. */
export function nextCall({ confirmed, waiting, underWay }: CartState, key: string): CartCall | undefined {
  if (!confirmed) return undefined
  const call = { key, cartId: confirmed.id }
  // Of two calls about the same the later one has to come later, and a line that is being added has no number yet.
  const asked = new Set(underWay.flatMap(editsOf).map(aboutOf))
  const free = waiting.filter((edit) => !asked.has(aboutOf(edit)))
  const [moved] = free.filter(isDelivery)
  const deliver: CartCall | undefined = moved && { ...call, does: 'deliver', delivery: moved.delivery }
  if (moved && confirmed.lines.every(({ product }) => carries(moved.delivery.method, goodsOf(product)))) return deliver
  const lines = free.filter(isLine).map((edit) => ({ lineId: lineFor(confirmed, edit.product.key)?.id ?? 0, edit }))
  const known = lines.filter(({ lineId }) => lineId !== 0)
  const gone = known.find(({ edit }) => edit.takenOut)
  if (gone) return { ...call, does: 'remove', lines: [gone] }
  if (known.length > 0) return { ...call, does: 'update', lines: known }
  return lines.length > 0 ? { ...call, does: 'add', lines } : deliver
}

/** The edit that adds so much to what the cart holds of it. */
export function onTopOf(cart: Pick<Cart, 'lines'>, { product, amounts }: LineEdit): LineEdit {
  const held = lineFor(cart, product.key)?.amounts ?? NO_AMOUNTS
  return {
    product,
    amounts: {
      packages: held.packages + (amounts.packages ?? 0),
      layers: held.layers + (amounts.layers ?? 0),
      pallets: held.pallets + (amounts.pallets ?? 0),
      litres: held.litres + (amounts.litres ?? 0),
    },
  }
}

const editsOf = (call: CartCall): CartEdit[] =>
  call.does === 'deliver' ? [{ delivery: call.delivery }] : call.lines.map(({ edit }) => edit)

export const isOnItsWay = ({ waiting, underWay }: Pick<CartEdits, 'waiting' | 'underWay'>): boolean =>
  waiting.length > 0 || underWay.length > 0

const isLine = (edit: CartEdit): edit is LineEdit => 'product' in edit
const isDelivery = (edit: CartEdit): edit is { delivery: Delivery } => 'delivery' in edit
const aboutOf = (edit: CartEdit): string => (isLine(edit) ? edit.product.key : '')

function withEdit(waiting: readonly CartEdit[], edit: CartEdit): readonly CartEdit[] {
  const before = waiting.find((other) => aboutOf(other) === aboutOf(edit))
  const whole =
    before && isLine(before) && isLine(edit) ? { ...edit, amounts: { ...before.amounts, ...edit.amounts } } : edit
  return [...waiting.filter((other) => other !== before), whole]
}

/** Whoever counts litres alone, as in the cart, leaves them in the tanks that they were for. */
function keepingTanks({ confirmed, ...edits }: CartState, edit: CartEdit): CartEdit {
  if (!confirmed || !isLine(edit)) return edit
  const { litres, tankType1 } = edit.amounts
  const held = lineFor(shown(confirmed, edits), edit.product.key)
  if (litres === undefined || tankType1 !== undefined || !held) return edit
  return { ...edit, amounts: { ...edit.amounts, ...withLitres(litres, held.amounts) } }
}

function without(waiting: readonly CartEdit[], call: CartCall): CartEdit[] {
  const sent = new Set(editsOf(call).map(aboutOf))
  return waiting.filter((edit) => !sent.has(aboutOf(edit)))
}

function withoutCall(state: CartState, key: string): CartState {
  return { ...state, underWay: state.underWay.filter((call) => call.key !== key) }
}

/** Without edits that ask nothing any more: to have none of what is not there. */
function tidied(state: CartState): CartState {
  const { confirmed, underWay } = state
  const asked = new Set(underWay.flatMap(editsOf).map(aboutOf))
  const waiting = state.waiting.filter(
    (edit) =>
      !confirmed || !isLine(edit) || isSomething(edit) || asked.has(aboutOf(edit)) || lineFor(confirmed, aboutOf(edit)),
  )
  const tidy = { ...state, waiting }
  return isOnItsWay(tidy) ? tidy : { confirmed, ...NO_EDITS }
}

const isSomething = ({ amounts }: LineEdit): boolean => Object.values(amounts).some((amount) => amount > 0)

/** The cart as it will be once the server has taken the edit; prices and limits are those of now. */
function edited(cart: Cart, edit: CartEdit): Cart {
  if (!isLine(edit)) {
    const { shipToId, method, date, paymentCode } = edit.delivery
    return { ...cart, shipToId, method, deliveryDate: date, paymentMethod: paymentCode }
  }
  const { product } = edit
  const before = lineFor(cart, product.key)
  const line = before ?? newLine(product)
  const amounts = { ...line.amounts, ...edit.amounts }
  const count = countOf(product, amounts)
  const totalCents = Math.round(count * line.unitPriceCents)
  const change = totalCents - (before?.totalCents ?? 0)
  const { money } = cart
  return {
    ...cart,
    lines: put(cart.lines, before, count === 0 ? [] : [{ ...line, amounts, totalCents }]),
    money: product.isReturnItem
      ? { ...money, depositCents: money.depositCents + change, totalCents: money.totalCents + change }
      : {
          ...money,
          goodsCents: money.goodsCents + change,
          netCents: money.netCents + change,
          exVatCents: money.exVatCents + change,
        },
  }
}

/** The cart as it is, with a number that reached nobody in the field of its line. */
function noted(cart: Cart, edit: CartEdit): Cart {
  if (!isLine(edit)) return cart
  const before = lineFor(cart, edit.product.key)
  const line = before ?? newLine(edit.product)
  const after = { ...line, unheard: { ...line.unheard, ...edit.amounts } }
  return { ...cart, lines: put(cart.lines, before, [after]) }
}

/** The lines with others in the place of one, or at the end where there is none. */
function put(lines: readonly CartLine[], before: CartLine | undefined, after: readonly CartLine[]): CartLine[] {
  return before ? lines.flatMap((own) => (own === before ? after : [own])) : [...lines, ...after]
}

function newLine(product: Product): CartLine {
  return { id: 0, product, amounts: NO_AMOUNTS, unitPriceCents: unitCentsOf(product), isAvailable: true, totalCents: 0 }
}
