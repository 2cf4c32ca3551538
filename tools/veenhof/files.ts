import { userRoleRows, userRows } from './accounts.ts'
import { brandRows } from './brands.ts'
import { breweryYaml } from './brewery.ts'
import { bundleOptionRows, bundleSelectionRows } from './bundles.ts'
import { categoryRows } from './categories.ts'
import { csv } from './csv.ts'
import type { Row } from './csv.ts'
import { companyRows, payerRows, shipToRows } from './customers.ts'
import { depositRows } from './deposits.ts'
import { documents, downloadRows } from './documents.ts'
import {
  couponUses,
  orderDeliveryRows,
  orderEventRows,
  orderInvoiceRows,
  orderLineRows,
  orderRows,
  spentOnPosm,
} from './history/order-rows.ts'
import { labels } from './labels.ts'
import { materials } from './materials.ts'
import { pictures } from './pictures.ts'
import { priceGroupRows, priceRows } from './prices.ts'
import { productRows } from './product-rows.ts'
import { couponRows, discountRows, specialOfferRows } from './promotions.ts'
import { relationRows } from './relations.ts'
import { scenes } from './scenes.ts'
import { stockRows } from './stock.ts'
import { budgetRows, contractRows, shipToMethodRows, shipToPaymentRows, tankRows, tankSettingRows } from './terms.ts'
import { calendarRows, closureRows, deliveryHourRows, paymentMethodRows, transportLimitRows } from './transport.ts'

/** Every file that is made rather than written by hand, by its path in the brewery's folder. */
export function files(): Map<string, string> {
  const tables: Record<string, Row[]> = {
    brands: brandRows(),
    categories: categoryRows(),
    products: productRows(),
    deposits: depositRows(),
    relations: relationRows(),
    downloads: downloadRows(),
    'bundle-options': bundleOptionRows(),
    'bundle-selections': bundleSelectionRows(),
    'price-groups': priceGroupRows(),
    prices: priceRows(),
    discounts: discountRows(),
    coupons: couponRows(couponUses()),
    'special-offers': specialOfferRows(),
    stock: stockRows(),
    companies: companyRows(),
    payers: payerRows(),
    'payment-methods': paymentMethodRows(),
    calendars: calendarRows(),
    'calendar-closures': closureRows(),
    'delivery-hours': deliveryHourRows(),
    'transport-limits': transportLimitRows(),
    'ship-tos': shipToRows(),
    'ship-to-methods': shipToMethodRows(),
    'ship-to-payment-methods': shipToPaymentRows(),
    'tank-settings': tankSettingRows(),
    tanks: tankRows(),
    budgets: budgetRows(spentOnPosm),
    contracts: contractRows(),
    users: userRows(),
    'user-roles': userRoleRows(),
    orders: orderRows(),
    'order-lines': orderLineRows(),
    'order-events': orderEventRows(),
    'order-deliveries': orderDeliveryRows(),
    'order-invoices': orderInvoiceRows(),
  }
  return new Map([
    ['brewery.yaml', breweryYaml()],
    ...documents(),
    ...labels(),
    ...materials(),
    ...scenes(),
    ...pictures(),
    ...Object.entries(tables).map(([name, rows]): [string, string] => [`${name}.csv`, csv(rows)]),
  ])
}
