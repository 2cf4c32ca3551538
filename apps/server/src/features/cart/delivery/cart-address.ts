import { addressNumber } from '@fust/contract/wire'
import type { Share } from '@fust/domain/order'

/** An address in words, as a label shows it. */
export type WrittenAddress = {
  firstName: string
  /** What stands between the two: `van der`. */
  middleName: string | null
  lastName: string
  company: string | null
  street: readonly string[]
  postcode: string | null
  city: string
  region: string | null
  country: string
  telephone: string | null
}

/** Where goods of a cart go that do not all go to its ship-to: another one, or an address of nobody's (null). */
export type CartAddress = WrittenAddress & {
  shipToId: string | null
  note: string | null
  shares: readonly Share[]
  /** Left out where nobody has to collect it; it is known to the carrier by its id. */
  servicePoint?: { carrier: string; id: string }
}

/** The number that calls know an address of a cart by: its ship-to's, else its place among them. */
export function numberOnCart({ shipToId }: Pick<CartAddress, 'shipToId'>, place: number): number | null {
  return shipToId === null ? place + 1 : addressNumber(shipToId)
}

/** Which of its addresses a cart goes to by this number; -1 for none. */
export function placeOnCart(cart: { shipToId: string }, addresses: readonly CartAddress[], number: number): number {
  const all: readonly Pick<CartAddress, 'shipToId'>[] = addresses.length > 0 ? addresses : [cart]
  const ofShipTo = all.findIndex(({ shipToId }) => shipToId !== null && addressNumber(shipToId) === number)
  return ofShipTo >= 0 ? ofShipTo : all.findIndex((address, place) => numberOnCart(address, place) === number)
}

/** The addresses as a cart or an order keeps them: none where all goes to its ship-to. */
export function besideShipTo<Goal extends Pick<CartAddress, 'shipToId' | 'note'>>(
  cart: { shipToId: string },
  goals: Goal[],
): Goal[] {
  return goals.every(({ shipToId, note }) => shipToId === cart.shipToId && note === null) ? [] : goals
}
