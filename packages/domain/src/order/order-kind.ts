export const ORDER_KINDS = ['beer', 'tank', 'posm'] as const

/** What a cart holds: packaged beer, tank beer by the litre, or point-of-sale material; never two of them (CRT-04). */
export type OrderKind = (typeof ORDER_KINDS)[number]

export const MATERIAL_TYPES = ['FERT', 'ZBTL'] as const

/** SAP's word for beer (FERT) and for point-of-sale material (ZBTL), LIM-03. */
export type MaterialType = (typeof MATERIAL_TYPES)[number]

/** The kind of order a product belongs to, by material type and pack format (P§4, CRT-01 to CRT-03). */
export function orderKindOf(materialType: MaterialType, packFormat: string | null): OrderKind {
  if (materialType === 'ZBTL') return 'posm'
  return packFormat?.toUpperCase() === 'BULK' ? 'tank' : 'beer'
}

/** The material type that SAP and the wire know a kind by (LIM-03). */
export function materialTypeOf(kind: OrderKind): MaterialType {
  return kind === 'posm' ? 'ZBTL' : 'FERT'
}

/** What an order is of: its kind, and apart from beer the return items, which travel another way (decisions, "empties"). */
export type Goods = OrderKind | 'empties'
export const GOODS: readonly Goods[] = [...ORDER_KINDS, 'empties']

/** What an order of this product is of. */
export function goodsOf({ kind, isReturnItem }: { kind: OrderKind; isReturnItem: boolean }): Goods {
  return isReturnItem ? 'empties' : kind
}

/** True when such a product may go into the cart; an empty cart (null) takes any (CRT-04). */
export function canJoinCart(goods: Goods, held: Goods | null): boolean {
  return held === null || held === goods
}
