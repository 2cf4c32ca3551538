import { cataloguePermission } from '../access/catalogue-kinds.ts'
import { characterCount } from '../text/text-length.ts'
import { goodsOfLine, lineQuantity } from './cart-lines.ts'
import { carries, METHOD_FACTS } from './delivery-method.ts'
import type { OrderCart, OrderFacts } from './order-cart.ts'
import type { Goods } from './order-kind.ts'
import type { OrderRefusal } from './order-refusal.ts'
import { NOTE_MAXIMUM_CHARACTERS, TITLE_MAXIMUM_CHARACTERS } from './order-texts.ts'

/** A cart without any amount is empty (CRT-28). */
export function reviewLines({ lines }: OrderCart): OrderRefusal | null {
  return lines.some((line) => lineQuantity(line) > 0) ? null : { code: 'cart-empty' }
}

/** A suspended ship-to blocks ordering (BAR-29). */
export function reviewShipTo(_cart: OrderCart, { shipToStatus }: OrderFacts): OrderRefusal | null {
  return shipToStatus.toUpperCase() === 'SUSPENDED' ? { code: 'ship-to-suspended' } : null
}

/** What is in the cart needs the permission of its catalogue at this ship-to (PRM-26). */
export function reviewPermission(cart: OrderCart, { permissions }: OrderFacts): OrderRefusal | null {
  const missing = [...new Set(cart.lines.map(goodsOfLine))]
    .map(cataloguePermission)
    .find((permission) => !permissions.has(permission))
  return missing === undefined ? null : { code: 'permission-missing', permission: missing }
}

/** Point-of-sale material and what goes back need no licence (decisions IDN-26). */
export function reviewAlcoholLicence(cart: OrderCart, facts: OrderFacts): OrderRefusal | null {
  const validUntil = facts.licenceValidUntil
  const holdsAlcohol = cart.lines.some((line) => ALCOHOL.includes(goodsOfLine(line)))
  if (!holdsAlcohol || validUntil === null || facts.delivery.now.today <= validUntil) return null
  return { code: 'alcohol-licence-expired', validUntil }
}

const ALCOHOL: readonly Goods[] = ['beer', 'tank']

/** Order type must not be empty (BAR-32). */
export function reviewOrderType({ orderType }: OrderCart): OrderRefusal | null {
  return orderType === null || orderType.trim() === '' ? { code: 'order-type-empty' } : null
}

/** Tank beer, packaged beer, return items and point-of-sale material do not mix (CRT-04). */
export function reviewKinds({ lines }: OrderCart): OrderRefusal | null {
  const kinds = [...new Set(lines.map(goodsOfLine))]
  return kinds.length > 1 ? { code: 'order-kinds-mixed', kinds } : null
}

/** A method must be chosen, and be one that the ship-to offers (BAR-28). */
export function reviewMethod({ method }: OrderCart, { methodsOffered }: OrderFacts): OrderRefusal | null {
  if (method === null) return { code: 'method-missing' }
  return methodsOffered.includes(method) ? null : { code: 'method-not-offered', method }
}

/** A method has to carry all that is in the cart. */
export function reviewEmptiesMethod({
  lines,
  method,
}: Pick<OrderCart, 'lines' | 'method'>): Extract<OrderRefusal, { code: EmptiesRefusal }> | null {
  if (method === null) return null
  const skus = lines.filter((line) => !carries(method, goodsOfLine(line))).map(({ sku }) => sku)
  if (skus.length === 0) return null
  return { code: METHOD_FACTS[method].carriesEmpties ? 'return-items-only' : 'empties-method-needed', skus }
}
type EmptiesRefusal = 'empties-method-needed' | 'return-items-only'

/** A payment method must be chosen, and be one that the ship-to offers (BAR-28). */
export function reviewPaymentMethod(
  { paymentMethod }: OrderCart,
  { paymentMethodsOffered }: OrderFacts,
): OrderRefusal | null {
  if (paymentMethod === null || paymentMethod === '') return { code: 'payment-method-missing' }
  return paymentMethodsOffered.includes(paymentMethod) ? null : { code: 'payment-method-not-offered', paymentMethod }
}

/** Title and note have a limit in characters as people see them (ORD-09, ORD-10). */
export function reviewTexts({ title, noteForDriver }: OrderCart): OrderRefusal | null {
  if (characterCount(title) > TITLE_MAXIMUM_CHARACTERS) {
    return { code: 'title-too-long', maximumCharacters: TITLE_MAXIMUM_CHARACTERS }
  }
  if (characterCount(noteForDriver) <= NOTE_MAXIMUM_CHARACTERS) return null
  return { code: 'note-too-long', maximumCharacters: NOTE_MAXIMUM_CHARACTERS }
}
