import { isOrderable, isSoldAsPart } from '@fust/domain/assortment'
import type { ShipToAccess } from '#request/actor.ts'
import { offeredUnits, unitRulesOf, type CartLineView, type CartView } from '#features/cart/index.ts'
import { daysOf, deliveryFacts, offeredMethods, offeredPayments, type DeliveryPlan } from '#features/delivery/index.ts'
import type { OrderCart, OrderFacts, ProductFacts } from '@fust/domain/order'
import { sapOrderType } from '@fust/domain/order'

/** What the order rules read: the cart in their words. */
export function orderCartOf({ cart, kind, lines, brewery }: CartView): OrderCart {
  return {
    lines,
    orderType: sapOrderType({ method: cart.method, kind }, brewery.settings.order_types),
    method: cart.method,
    paymentMethod: cart.paymentMethod,
    deliveryDate: cart.deliveryDate,
    hoursFrom: cart.hoursFrom,
    hoursTo: cart.hoursTo,
    title: cart.customerOrderNumber ?? '',
    noteForDriver: cart.noteForDriver ?? '',
  }
}

type AboutOrder = { access: ShipToAccess; plan: DeliveryPlan; language: string; budgetLeftCents: number | null }

/** Everything the decision hangs on, read under the cart's lock. */
export function orderFacts(view: CartView, { access, plan, language, budgetLeftCents }: AboutOrder): OrderFacts {
  const { terms, brewery, capacity, lines, priced, cart } = view
  const { palletPlaces } = capacity
  const days = daysOf(cart.method, view.kind)
  return {
    shipToStatus: terms.shipTo.status,
    permissions: access.permissions,
    licenceValidUntil: terms.shipTo.licenceEndsOn,
    units: { customerType: access.customerType, offeredUnits: offeredUnits(brewery) },
    methodsOffered: offeredMethods(terms.methods, brewery.market.methods).map((own) => own.method),
    paymentMethodsOffered: offeredPayments(terms.payments, brewery, cart).map((payment) => payment.code),
    delivery: deliveryFacts(plan, { language, days, palletPlaces }),
    hoursOffered: plan.hours,
    capacity,
    products: new Map(lines.map((line) => [line.sku, productFacts(line)])),
    partsForSale: new Set([...view.parts.values()].filter(isSoldAsPart).map(({ sku }) => sku)),
    stock: view.stock,
    budgetLeftCents,
    // Budgets are kept without VAT.
    orderValueCents: priced.totals.grandTotalExVatCents,
    tankAgreement: terms.shipTo.tankAgreement,
  }
}

function productFacts({ product }: CartLineView): ProductFacts {
  return {
    // A price may be gone since the line was added: nothing is sold for nothing.
    isOrderable: isOrderable(product),
    unitRules: unitRulesOf(product),
    maximumQuantity: product.offer?.maxCases ?? null,
    deliverableFrom: product.offer?.deliverableFrom ?? null,
    deliverableTo: product.offer?.deliverableTo ?? null,
  }
}
