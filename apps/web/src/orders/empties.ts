import { DEPOSIT_KINDS, lineDeposits, type ProductDeposit } from '@fust/domain/pricing'
import type { OrderEmptiesFragment } from '../gql/graphql.ts'
import { centsOf } from '../lib/market/cents.ts'
import type { Empties, OrderLine } from './order.ts'

/** What an order brings back: its bottles, crates, kegs and pallets, the same kind at the same deposit together (ORD-07). */
export function emptiesOf(lines: readonly OrderLine[], wire: OrderEmptiesFragment): Empties[] {
  const byLine = new Map((wire.items ?? []).map((item) => [item?.id, item?.product?.deposits ?? []]))
  const all = lines.flatMap(({ id, product, quantities }) => {
    const deposits = (byLine.get(id) ?? []).flatMap((deposit) => (deposit ? depositOf(deposit) : []))
    if (!product) return []
    return lineDeposits(quantities, product.pack, deposits).map(({ pieces, centsPerPiece }, at) => ({
      name: deposits[at]?.name ?? '',
      pieces,
      centsPerPiece,
    }))
  })
  return [...Map.groupBy(all, ({ name, centsPerPiece }) => `${name} ${centsPerPiece}`).values()]
    .flatMap(together)
    .filter(({ pieces }) => pieces > 0)
}

type WireDeposit = NonNullable<
  NonNullable<
    NonNullable<NonNullable<NonNullable<OrderEmptiesFragment['items']>[number]>['product']>['deposits']
  >[number]
>

function depositOf({ deposit_type, name, quantity, price }: WireDeposit): (ProductDeposit & { name: string })[] {
  const kind = DEPOSIT_KINDS.find((one) => one === deposit_type)
  return kind ? [{ kind, name: name ?? kind, piecesPerCase: quantity ?? 0, centsPerPiece: centsOf(price) }] : []
}

function together([first, ...others]: readonly Empties[]): Empties[] {
  return first ? [{ ...first, pieces: others.reduce((sum, { pieces }) => sum + pieces, first.pieces) }] : []
}
