import { calendarDate } from '../calendar/index.ts'
import { truck } from '../capacity/capacity.builders.ts'
import { cartCapacity, type CapacityLimits } from '../capacity/index.ts'
import { buildDeliveryAt } from '../delivery/delivery.builders.ts'
import { cratesOfForty, pallets } from '../quantity/quantity.builders.ts'
import { NO_TANK_LITRES } from '../tank/index.ts'
import type { BeerLine, OrderCart, OrderFacts, PosmLine, ProductFacts, TankLine } from './order-cart.ts'

export type OrderFactsWishes = Partial<Omit<OrderFacts, 'capacity'>> & { limits?: CapacityLimits }

export function beer(sku: string, quantities = pallets(25), wish: Partial<BeerLine> = {}): BeerLine {
  return { kind: 'beer', sku, bundleOptions: [], quantities, pack: cratesOfForty, isReturnItem: false, ...wish }
}

export function posm(sku: string, pieces = 1, bundleOptions: PosmLine['bundleOptions'] = []): PosmLine {
  return { kind: 'posm', sku, bundleOptions, pieces }
}

export function tankBeer(litres: number): TankLine {
  return { kind: 'tank', sku: 'tank-pils', bundleOptions: [], brand: 'Veenhof Pils', ...NO_TANK_LITRES, litres }
}

export function buildProductWith(wish: Partial<ProductFacts> = {}): ProductFacts {
  return {
    isOrderable: true,
    unitRules: {
      isLayerOrderingDisabled: false,
      isPalletOrderingDisabled: false,
      isTruckPackageOrderingAllowed: true,
    },
    maximumQuantity: null,
    deliverableFrom: null,
    deliverableTo: null,
    ...wish,
  }
}

/** A truck of 25 pallets of pils for tomorrow, in which nothing is wrong. */
export function buildOrderCartWith(wish: Partial<OrderCart> = {}): OrderCart {
  return {
    lines: [beer('pils')],
    orderType: 'YSOR',
    method: 'flatrate_flatrate',
    paymentMethod: 'invoice',
    deliveryDate: calendarDate('2026-11-24'),
    hoursFrom: null,
    hoursTo: null,
    title: '',
    noteForDriver: '',
    ...wish,
  }
}

/** What holds for an order of this cart, on a truck with these limits. */
export function buildOrderFactsWith(
  { limits = truck, ...wish }: OrderFactsWishes = {},
  { lines, method }: OrderCart = buildOrderCartWith(),
): OrderFacts {
  const capacity = cartCapacity(lines, limits, method)
  const skus = ['pils', 'wit', 'crate-return', 'parasol', 'bar-set', 'tank-pils']
  return {
    shipToStatus: 'ACTIVE',
    permissions: new Set(['Catalogue', 'Catalogue Beer', 'Catalogue Tank', 'Catalogue POS Materials']),
    licenceValidUntil: null,
    units: { customerType: 'Distributor', offeredUnits: ['packages', 'layers', 'pallets'] },
    methodsOffered: ['flatrate_flatrate', 'selfpickup_selfpickup', 'emptiessmall_emptiessmall'],
    paymentMethodsOffered: ['invoice'],
    hoursOffered: [{ from: '07:00', to: '09:00' }],
    capacity,
    products: new Map(skus.map((sku) => [sku, buildProductWith()])),
    partsForSale: new Set(skus),
    stock: new Map(skus.map((sku) => [sku, 5000])),
    budgetLeftCents: null,
    orderValueCents: 0,
    tankAgreement: null,
    ...wish,
    delivery: { ...(wish.delivery ?? buildDeliveryAt('2026-11-23 13:46')), palletPlaces: capacity.palletPlaces },
  }
}
