import type { SapOrderBody } from './sap-order-body.ts'

/** The most characters that SAP's metadata allows, of all texts that are sent and have a limit. */
const LENGTHS: Readonly<Record<string, number>> = {
  SalesOrderType: 4,
  SalesOrganization: 4,
  DistributionChannel: 2,
  OrganizationDivision: 2,
  SoldToParty: 10,
  PurchaseOrderByCustomer: 35,
  CustomerPurchaseOrderType: 4,
  TransactionCurrency: 5,
  ShippingType: 2,
  PaymentMethod: 1,
  CustomerPaymentTerms: 4,
  PartnerFunction: 2,
  Customer: 10,
  Language: 2,
  LongTextID: 4,
  SalesOrderItem: 6,
  Material: 40,
  RequestedQuantityUnit: 3,
  ConditionType: 4,
  ConditionCurrency: 5,
  ConditionQuantityUnit: 3,
}

/**
 * What is longer than SAP takes it, as a sentence for the operator; undefined where all fits. These values are keys and
 * codes: cut off they would name something else, so nothing is cut.
 */
export function tooLong(body: SapOrderBody): string | undefined {
  return faultIn(body, '')
}

function faultIn(entity: object, place: string): string | undefined {
  for (const [name, value] of Object.entries(entity)) {
    const fault = Array.isArray(value)
      ? firstFault(value, `${place}${name} `)
      : typeof value === 'string'
        ? lengthFault(name, value, place)
        : undefined
    if (fault) return fault
  }
  return undefined
}

function firstFault(list: readonly object[], place: string): string | undefined {
  for (const [index, entity] of list.entries()) {
    const fault = faultIn(entity, `${place}${index + 1}, `)
    if (fault) return fault
  }
  return undefined
}

function lengthFault(name: string, value: string, place: string): string | undefined {
  const most = LENGTHS[name]
  if (most === undefined || value.length <= most) return undefined
  return `${place}${name} '${value.slice(0, 60)}' has ${value.length} characters, SAP takes ${most}`
}
