import type { OrderCart, OrderFacts } from './order-cart.ts'
import type { OrderRefusal } from './order-refusal.ts'
import { reviewCapacity, reviewDeliveryDay, reviewDeliveryHours } from './review-delivery.ts'
import {
  reviewAlcoholLicence,
  reviewEmptiesMethod,
  reviewKinds,
  reviewLines,
  reviewMethod,
  reviewOrderType,
  reviewPaymentMethod,
  reviewPermission,
  reviewShipTo,
  reviewTexts,
} from './review-choices.ts'
import {
  reviewBudget,
  reviewLineUnits,
  reviewOffers,
  reviewProducts,
  reviewStock,
  reviewTank,
} from './review-products.ts'

type Review = (cart: OrderCart, facts: OrderFacts) => OrderRefusal | null

// The order in which reasons are told: who may order, what was chosen, then what is in the cart.
const REVIEWS: readonly Review[] = [
  reviewLines,
  reviewShipTo,
  reviewPermission,
  reviewAlcoholLicence,
  reviewOrderType,
  reviewKinds,
  reviewMethod,
  reviewEmptiesMethod,
  reviewPaymentMethod,
  reviewDeliveryDay,
  reviewDeliveryHours,
  reviewCapacity,
  reviewStock,
  reviewProducts,
  reviewLineUnits,
  reviewOffers,
  reviewBudget,
  reviewTank,
  reviewTexts,
]

/** The first reason why an order cannot be placed, or null when it can (P§4, P§5). */
export function reviewOrder(cart: OrderCart, facts: OrderFacts): OrderRefusal | null {
  for (const review of REVIEWS) {
    const refusal = review(cart, facts)
    if (refusal) return refusal
  }
  return null
}
