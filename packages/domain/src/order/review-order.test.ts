import { describe, expect, test } from 'vitest'
import { calendarDate } from '../calendar/index.ts'
import { truck } from '../capacity/capacity.builders.ts'
import { buildDeliveryAt } from '../delivery/delivery.builders.ts'
import { cases, pallets } from '../quantity/quantity.builders.ts'
import { buildAgreementWith } from '../tank/tank.builders.ts'
import { reviewOrder, type OrderCart } from './index.ts'
import {
  beer,
  buildOrderCartWith,
  buildOrderFactsWith,
  buildProductWith,
  posm,
  tankBeer,
  type OrderFactsWishes,
} from './order.builders.ts'

const review = (wish: Partial<OrderCart>, facts: OrderFactsWishes = {}) => {
  const cart = buildOrderCartWith(wish)
  return reviewOrder(cart, buildOrderFactsWith(facts, cart))
}
const yesterday = calendarDate('2026-11-22')
const tuesday = calendarDate('2026-11-24')
const fullUnitsOnly = buildProductWith({
  unitRules: {
    isLayerOrderingDisabled: false,
    isPalletOrderingDisabled: false,
    isTruckPackageOrderingAllowed: false,
  },
})
const smallTruck = { ...truck, maximumPallets: 1 }

describe('an order', () => {
  test('in which nothing is wrong is not refused', () => {
    expect(review({})).toBeNull()
  })

  test.each<[string, Partial<OrderCart>, OrderFactsWishes, object]>([
    ['[CRT-28] the cart is empty', { lines: [] }, {}, { code: 'cart-empty' }],
    ['the cart holds only zeros', { lines: [beer('pils', cases(0))] }, {}, { code: 'cart-empty' }],
    [
      '[BAR-45] single cases of a full-units product are on a full truck',
      { lines: [beer('pils', { packages: 1, layers: 0, pallets: 25 })] },
      { products: new Map([['pils', fullUnitsOnly]]) },
      { code: 'unit-not-orderable', sku: 'pils', unit: 'packages' },
    ],
    [
      '[CRT-17] the brewery offers no layers any more',
      { lines: [beer('pils', { packages: 0, layers: 5, pallets: 24 })] },
      { units: { customerType: 'Distributor', offeredUnits: ['packages', 'pallets'] } },
      { code: 'unit-not-orderable', sku: 'pils', unit: 'layers' },
    ],
    ['[BAR-29] the ship-to is suspended', {}, { shipToStatus: 'SUSPENDED' }, { code: 'ship-to-suspended' }],
    [
      '[PRM-26] the catalogue is not open here',
      {},
      { permissions: new Set(['Catalogue', 'Catalogue Tank']) },
      { code: 'permission-missing', permission: 'Catalogue Beer' },
    ],
    [
      '[PRM-26] nothing is ordered here, and empties go back from where something is',
      { lines: [beer('crate-return', cases(4), { isReturnItem: true })], method: 'emptiessmall_emptiessmall' },
      { permissions: new Set(['My Orders']) },
      { code: 'permission-missing', permission: 'Catalogue' },
    ],
    [
      '[IDN-26] the alcohol licence ended yesterday',
      {},
      { licenceValidUntil: yesterday },
      { code: 'alcohol-licence-expired', validUntil: yesterday },
    ],
    [
      '[ORD-06] the hours are not among those offered',
      { hoursFrom: '09:00', hoursTo: '11:00' },
      {},
      { code: 'delivery-hours-not-offered' },
    ],
    [
      '[CRT-19] a part of a bundle is not for sale any more',
      { lines: [posm('bar-set', 1, [{ sku: 'parasol', quantity: 2 }])] },
      { partsForSale: new Set(['wit']) },
      { code: 'product-not-orderable', skus: ['parasol'] },
    ],
    ['[BAR-32] no order type is chosen', { orderType: null }, {}, { code: 'order-type-empty' }],
    [
      '[CRT-04] kinds are mixed',
      { lines: [beer('pils'), posm('parasol')] },
      {},
      { code: 'order-kinds-mixed', kinds: ['beer', 'posm'] },
    ],
    ['no method is chosen', { method: null }, {}, { code: 'method-missing' }],
    [
      '[BAR-28] the method is not offered',
      { method: 'freeshipping_freeshipping' },
      {},
      { code: 'method-not-offered', method: 'freeshipping_freeshipping' },
    ],
    [
      'empties travel by full truck',
      { lines: [beer('crate-return', cases(4), { isReturnItem: true })] },
      {},
      { code: 'empties-method-needed', skus: ['crate-return'] },
    ],
    [
      'beer travels by an empties transport',
      { lines: [beer('pils')], method: 'emptiessmall_emptiessmall' },
      {},
      { code: 'return-items-only', skus: ['pils'] },
    ],
    [
      'point-of-sale material travels by an empties transport',
      { lines: [posm('parasol')], method: 'emptiessmall_emptiessmall' },
      {},
      { code: 'return-items-only', skus: ['parasol'] },
    ],
    [
      '[CRT-04] beer and return items are in one cart',
      { lines: [beer('pils'), beer('crate-return', cases(4), { isReturnItem: true })] },
      {},
      { code: 'order-kinds-mixed', kinds: ['beer', 'empties'] },
    ],
    ['no payment is chosen', { paymentMethod: null }, {}, { code: 'payment-method-missing' }],
    [
      'the payment is not offered',
      { paymentMethod: 'barter' },
      {},
      { code: 'payment-method-not-offered', paymentMethod: 'barter' },
    ],
    ['[BAR-33] no date is chosen', { deliveryDate: null }, {}, { code: 'delivery-date-empty', earliest: tuesday }],
    [
      '[BAR-34] the date is not available',
      { deliveryDate: calendarDate('2026-11-28') },
      {},
      { code: 'delivery-date-unavailable', reason: { code: 'weekend' }, earliest: tuesday },
    ],
    [
      '[CRT-63] the truck is not full enough',
      { lines: [beer('pils', pallets(2))] },
      {},
      { code: 'capacity-not-ok', status: 1, message: 'minimum-pallets-not-reached' },
    ],
    [
      '[CRT-65] the truck is too full',
      {},
      { limits: smallTruck },
      { code: 'capacity-not-ok', status: 3, message: 'maximum-pallets-exceeded' },
    ],
    [
      '[CRT-34] stock is short',
      {},
      { stock: new Map([['pils', 999]]) },
      {
        code: 'stock-short',
        items: [{ sku: 'pils', reason: 'not-enough-stock', requestedQuantity: 1000, maximumQuantity: 999 }],
      },
    ],
    [
      'a product is not sold any more',
      {},
      { products: new Map([['pils', buildProductWith({ isOrderable: false })]]) },
      { code: 'product-not-orderable', skus: ['pils'] },
    ],
    [
      '[ENT-13] an offer is not delivered on that day',
      {},
      { products: new Map([['pils', buildProductWith({ deliverableFrom: calendarDate('2026-11-25') })]]) },
      { code: 'product-not-available-on-date', skus: ['pils'] },
    ],
    [
      '[ENT-13] more is asked for than an offer allows',
      {},
      { products: new Map([['pils', buildProductWith({ maximumQuantity: 999 })]]) },
      { code: 'offer-limit-exceeded', sku: 'pils', maximumQuantity: 999 },
    ],
    [
      '[CRT-41] the budget is short',
      { lines: [posm('parasol')] },
      { budgetLeftCents: 9999, orderValueCents: 10_000 },
      { code: 'budget-short', leftCents: 9999, neededCents: 10_000 },
    ],
    [
      '[TNK-10] the venue may not order tank beer',
      { lines: [tankBeer(1000)] },
      { tankAgreement: buildAgreementWith({ hasFinancialBlocker: true }) },
      { code: 'tank-financially-blocked' },
    ],
    [
      '[ORD-09] the title has 41 characters',
      { title: 'x'.repeat(41) },
      {},
      { code: 'title-too-long', maximumCharacters: 40 },
    ],
    [
      '[ORD-10] the note has 71',
      { noteForDriver: 'x'.repeat(71) },
      {},
      { code: 'note-too-long', maximumCharacters: 70 },
    ],
  ])('is refused when %s', (_when, cart, facts, refusal) => {
    expect(review(cart, facts)).toEqual(refusal)
  })
})

describe('what is let through', () => {
  const beerLicenceEnded = { licenceValidUntil: yesterday }

  test.each<[string, Partial<OrderCart>, OrderFactsWishes]>([
    ['[IDN-26] point-of-sale material without a licence', { lines: [posm('parasol')] }, beerLicenceEnded],
    [
      '[IDN-26] empties without a licence',
      { lines: [beer('crate-return', cases(4), { isReturnItem: true })], method: 'emptiessmall_emptiessmall' },
      beerLicenceEnded,
    ],
    ['[IDN-26] beer on the last day of the licence', {}, { licenceValidUntil: calendarDate('2026-11-23') }],
    [
      '[CRT-70] small empties, however few',
      { lines: [beer('crate-return', cases(1), { isReturnItem: true })], method: 'emptiessmall_emptiessmall' },
      { stock: new Map() },
    ],
    ['[ORD-09] a title of forty flags', { title: '🇳🇱'.repeat(40) }, {}],
    [
      'a budget that is spent to the cent',
      { lines: [posm('parasol')] },
      { budgetLeftCents: 500, orderValueCents: 500 },
    ],
    ['tank beer within its limits', { lines: [tankBeer(1000)] }, { tankAgreement: buildAgreementWith() }],
  ])('%s', (_what, cart, facts) => {
    expect(review(cart, facts)).toBeNull()
  })
})

describe('what decides on the whole cart', () => {
  test('[CRT-34] a bundle draws its options, together with other lines', () => {
    const set = posm('bar-set', 3, [
      { sku: 'parasol', quantity: 2 },
      { sku: 'glass', quantity: 6 },
    ])
    const stock = new Map([
      ['parasol', 7],
      ['glass', 18],
    ])
    const partsForSale = new Set(['parasol', 'glass'])
    expect(review({ lines: [set, posm('parasol', 2)] }, { stock, partsForSale })).toMatchObject({
      code: 'stock-short',
      items: [{ sku: 'parasol', requestedQuantity: 8, maximumQuantity: 7 }],
    })
  })

  test('[BAR-43] a day is full when the whole cart does not fit on it', () => {
    const delivery = buildDeliveryAt('2026-11-23 13:46', {
      dailyCapacityPallets: 60,
      takenPallets: new Map([[tuesday, 36]]),
    })
    expect(review({}, { delivery })).toMatchObject({
      code: 'delivery-date-unavailable',
      reason: { code: 'full', freePallets: 24 },
      earliest: '2026-11-25',
    })
  })

  test('[BAR-41] an order sent at 16:00 has lost tomorrow', () => {
    expect(review({}, { delivery: buildDeliveryAt('2026-11-23 16:00:00') })).toMatchObject({
      code: 'delivery-date-unavailable',
      earliest: '2026-11-25',
    })
  })
})
