import type { Queries } from '#platform/database/database.ts'
import type { ToldOrder } from '#features/messages/index.ts'
import { addressText, goodsText, type OrderAddress } from '../order-address.ts'
import type { MessageOrder } from '../order-message.ts'
import { createOrderLetterStore } from './order-letter.store.ts'

/** An order as its buyer is told about it, with who that is; null where there is none. */
export type AddressedOrder = ToldOrder & { email: string | null; locale: string | null }

export async function readToldOrder(
  db: Queries,
  named: Pick<MessageOrder, 'companyId' | 'id' | 'reference'>,
): Promise<AddressedOrder | null> {
  const order = await createOrderLetterStore(db).read(named)
  if (!order) return null
  const { addresses } = order
  const told = addresses.length > 1 ? (own: OrderAddress) => `${addressText(own)}: ${goodsText(own)}` : addressText
  return {
    ...order,
    goesTo: addresses.map((own) => ({ place: told(own), collectedFrom: own.servicePoint?.carrier ?? null })),
  }
}
