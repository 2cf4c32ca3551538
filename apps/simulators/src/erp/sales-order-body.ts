import type { NewOrder } from './erp.store.ts'
import { ODataError } from './odata.ts'
import type { LongText, Partner } from './order.ts'
import { itemNetCents, itemPricing, type PricingElement } from './pricing.ts'

type ItemBody = {
  SalesOrderItem: string
  Material: string
  RequestedQuantity: string
  RequestedQuantityUnit: string
  to_PricingElement?: readonly PricingElement[]
}
export type SalesOrderBody = {
  PurchaseOrderByCustomer?: string
  PurchaseOrderByShipToParty?: string
  to_Item: readonly ItemBody[]
  to_Partner?: readonly Partner[]
  to_Text?: readonly LongText[]
} & Record<string, unknown>

const REQUIRED = ['SalesOrderType', 'SalesOrganization', 'DistributionChannel', 'OrganizationDivision', 'SoldToParty']
const REQUIRED_OF_ITEM = ['SalesOrderItem', 'Material', 'RequestedQuantity', 'RequestedQuantityUnit']

/** Refuses an order that lacks what the simulator needs; whether a value may be sent at all is a question of the metadata. */
export function requireOrderFields(body: SalesOrderBody): void {
  requireFields(body, REQUIRED)
  if (!Array.isArray(body.to_Item) || body.to_Item.length === 0) throw missing('to_Item')
  for (const item of body.to_Item) requireFields(item, REQUIRED_OF_ITEM)
}

function requireFields(entity: object, names: readonly string[]): void {
  for (const name of names) if (!Reflect.get(entity, name)) throw missing(name)
}

const missing = (name: string): ODataError => new ODataError(400, '/IWBEP/CM_MGW_RT/022', `${name} is missing`)

/** Splits what was sent into what the ERP holds. */
export function toNewOrder({
  to_Item: items,
  to_Partner: partners,
  to_Text: texts,
  ...rest
}: SalesOrderBody): NewOrder {
  const header = Object.entries(rest).filter(
    (entry): entry is [string, string | boolean] => typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
  )
  return {
    orderNumber: rest.PurchaseOrderByCustomer ?? '',
    reference: rest.PurchaseOrderByShipToParty ?? '',
    document: { header: Object.fromEntries(header), partners: partners ?? [], texts: texts ?? [] },
    items: items.map(newItem),
  }
}

function newItem(item: ItemBody): NewOrder['items'][number] {
  const pricing = itemPricing(item.RequestedQuantity, item.to_PricingElement ?? [])
  return {
    item: Number(item.SalesOrderItem),
    material: item.Material,
    quantity: item.RequestedQuantity,
    unit: item.RequestedQuantityUnit,
    netCents: itemNetCents(pricing),
    pricing,
  }
}
