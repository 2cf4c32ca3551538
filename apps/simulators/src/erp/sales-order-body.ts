import type { NewOrder } from './erp.store.ts'
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
  PurchaseOrderByCustomer: string
  ExternalDocumentID: string
  to_Item: readonly ItemBody[]
  to_Partner?: readonly Partner[]
  to_Text?: readonly LongText[]
} & Record<string, unknown>

const text = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength })
const decimal = { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,3})?$' }
const amount = { type: 'string', pattern: '^-?\\d{1,12}(\\.\\d{1,3})?$' }
const date = { type: 'string', pattern: '^/Date\\(-?\\d+\\)/$' }

const list = (required: readonly string[], properties: object) => ({
  type: 'array',
  items: { type: 'object', additionalProperties: false, required, properties },
})

const longTexts = list(['Language', 'LongTextID', 'LongText'], {
  Language: text(2),
  LongTextID: text(4, 1),
  LongText: { type: 'string' },
})

/** The part of A_SalesOrder that is played, with the lengths of the published metadata; other properties are refused. */
export const SALES_ORDER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: [
    'SalesOrderType',
    'SalesOrganization',
    'DistributionChannel',
    'OrganizationDivision',
    'SoldToParty',
    'to_Item',
  ],
  properties: {
    SalesOrderType: text(4, 1),
    SalesOrganization: text(4, 1),
    DistributionChannel: text(2, 1),
    OrganizationDivision: text(2, 1),
    SoldToParty: text(10, 1),
    PurchaseOrderByCustomer: { ...text(35), default: '' },
    ExternalDocumentID: { ...text(40), default: '' },
    CustomerPurchaseOrderType: text(4),
    RequestedDeliveryDate: date,
    ShippingType: text(2),
    TransactionCurrency: text(5),
    CustomerPaymentTerms: text(4),
    PaymentMethod: text(1),
    to_Partner: list(['PartnerFunction', 'Customer'], { PartnerFunction: text(2, 1), Customer: text(10, 1) }),
    to_Text: longTexts,
    to_Item: {
      minItems: 1,
      ...list(['SalesOrderItem', 'Material', 'RequestedQuantity', 'RequestedQuantityUnit'], {
        SalesOrderItem: { type: 'string', pattern: '^\\d{1,6}$' },
        Material: text(40, 1),
        RequestedQuantity: decimal,
        RequestedQuantityUnit: text(3, 1),
        to_PricingElement: list(['ConditionType', 'ConditionRateValue'], {
          ConditionType: text(4, 1),
          ConditionRateValue: amount,
          ConditionCurrency: text(5),
          ConditionQuantity: decimal,
          ConditionQuantityUnit: text(3),
        }),
        to_Text: longTexts,
      }),
    },
  },
} as const

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
    orderNumber: rest.PurchaseOrderByCustomer,
    reference: rest.ExternalDocumentID,
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
