import type { Order } from './order.ts'

/** Where an order goes, in a line: its ship-to, or the addresses that its POS materials were sent to. */
export function whereTo({ shipTo, addresses }: Pick<Order, 'shipTo' | 'addresses'>): string {
  if (addresses.length === 0) return [shipTo.name, shipTo.address].filter(Boolean).join(', ')
  return addresses.map(({ name, place }) => `${name}, ${place}`).join('; ')
}
