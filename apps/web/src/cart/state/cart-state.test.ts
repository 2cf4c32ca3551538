import { calendarDate } from '@fust/domain/calendar'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productOf, type Product } from '../../product/index.ts'
import { wireProductWith } from '../../product/product.builders.ts'
import { wireCartWith, type CartWishes } from '../cart.builders.ts'
import { cartOf, countedOf, lineFor, NO_AMOUNTS, type Cart } from './cart.ts'
import {
  nextCall,
  NO_EDITS,
  shown,
  transition,
  type CartCall,
  type CartEdit,
  type CartEdits,
  type CartEvent,
  type CartState,
  type Delivery,
} from './cart-state.ts'

const PILS = productOf(wireProductWith())
const WITTE = productOf(wireProductWith({ sku: 'WW-KR2430', name: 'Witte Wieven' }))
const WIRE_TANK_BEER = { sku: 'VP-TANK', pack_format: 'BULK' }
const TANK_BEER = productOf(wireProductWith(WIRE_TANK_BEER))
const IN_TANKS = cartOf(
  wireCartWith({
    lines: [{ product: WIRE_TANK_BEER, tank: { liters: 1000, tank_type_1: 700, tank_type_3: 300 } }],
  }),
)
const HALF: Delivery = {
  shipToId: '1',
  method: 'freeshipping_freeshipping',
  date: calendarDate('2026-11-25'),
  paymentCode: 'purchaseorder',
}
const BACK: Delivery = { ...HALF, method: 'emptiessmall_emptiessmall' }

const cartWith = (pallets: number, wishes: CartWishes = {}): Cart =>
  cartOf(wireCartWith({ lines: pallets > 0 ? [{ pallets }] : [], ...wishes }))
const pallets = (count: number, product = PILS): CartEdit => ({ product, amounts: { pallets: count } })
const takenOut: CartEdit = { product: PILS, amounts: NO_AMOUNTS, takenOut: { ...NO_AMOUNTS, pallets: 2 } }
const update = (count: number, key = 'k1'): CartCall => ({
  key,
  cartId: 'cart-1',
  does: 'update',
  lines: [{ lineId: 11, edit: { product: PILS, amounts: { pallets: count } } }],
})
const stateOf = (edits: Partial<CartEdits>, confirmed = cartWith(2)): CartState => ({
  confirmed,
  ...NO_EDITS,
  ...edits,
})
const ORDERED: Cart = { ...cartWith(2), isOver: true }
const unknown = (state: CartState): CartState => ({ ...state, confirmed: undefined })

describe('what becomes of the cart with what happens to it', () => {
  type Row = [because: string, before: CartState, event: CartEvent, after: Partial<CartState>]

  test.each<Row>([
    ['a tap waits', stateOf({}), edited(pallets(3)), { waiting: [pallets(3)] }],
    [
      'of two taps on a line the later one holds',
      stateOf({ waiting: [pallets(3)] }),
      edited(pallets(4)),
      { waiting: [pallets(4)] },
    ],
    [
      'taps on two units of a line go together',
      stateOf({ waiting: [pallets(3)] }),
      edited({ product: PILS, amounts: { layers: 1 } }),
      { waiting: [{ product: PILS, amounts: { pallets: 3, layers: 1 } }] },
    ],
    [
      'litres that are counted in the cart stay in their tanks',
      stateOf({}, IN_TANKS),
      edited({ product: TANK_BEER, amounts: { litres: 1050 } }),
      {
        waiting: [
          {
            product: TANK_BEER,
            amounts: { litres: 1050, tankType1: 700, tankType2: 0, tankType3: 350, tankType4: 0 },
          },
        ],
      },
    ],
    [
      'a line that is taken out is not counted down',
      stateOf({ waiting: [pallets(3)] }),
      edited(takenOut),
      { waiting: [takenOut] },
    ],
    ['to have none of what is not there asks nothing', stateOf({}), edited(pallets(0, WITTE)), { waiting: [] }],
    [
      'but it does of what is on its way there',
      stateOf({ underWay: [adding(2)] }),
      edited(pallets(0, WITTE)),
      { waiting: [pallets(0, WITTE)] },
    ],
    ['a tap before the cart is known waits, too', unknown(stateOf({})), edited(pallets(0)), { waiting: [pallets(0)] }],
    [
      'what is sent waits no longer',
      stateOf({ waiting: [pallets(3), pallets(1, WITTE)] }),
      { is: 'sent', call: update(3) },
      { waiting: [pallets(1, WITTE)], underWay: [update(3)] },
    ],
    [
      'an answer is what the server said',
      stateOf({ underWay: [update(3)] }),
      answered(3, 2),
      { confirmed: cartWith(3, { version: 2 }), underWay: [] },
    ],
    [
      'what waits stays on top of it',
      stateOf({ underWay: [update(3)], waiting: [pallets(4)] }),
      answered(3, 2),
      { waiting: [pallets(4)], underWay: [] },
    ],
    [
      'an answer that is older than what is known changes nothing',
      stateOf({ underWay: [update(3)] }, cartWith(5, { version: 9 })),
      answered(3, 2),
      { confirmed: cartWith(5, { version: 9 }), underWay: [] },
    ],
    [
      'a refusal takes back what was refused',
      stateOf({ underWay: [update(3)], waiting: [pallets(1, WITTE)] }),
      { is: 'refused', key: 'k1' },
      { confirmed: cartWith(2), underWay: [], waiting: [pallets(1, WITTE)] },
    ],
    [
      'what nobody heard stays',
      stateOf({ underWay: [update(3)], waiting: [pallets(1, WITTE)] }),
      { is: 'notHeard' },
      { underWay: [update(3)], waiting: [pallets(1, WITTE)], unheard: true },
    ],
    [
      'trying again begins with it',
      stateOf({ underWay: [update(3)], unheard: true }),
      { is: 'triedAgain' },
      { underWay: [update(3)], unheard: false },
    ],
    [
      'so does the next tap',
      stateOf({ underWay: [update(3)], unheard: true }),
      edited(pallets(4)),
      { underWay: [update(3)], waiting: [pallets(4)], unheard: false },
    ],
    [
      'a late answer is heard',
      stateOf({ underWay: [update(3)], unheard: true }),
      answered(3, 2),
      { underWay: [], unheard: false },
    ],
    [
      'a cart that was read is what the server said',
      stateOf({}),
      { is: 'readAgain', cart: cartWith(7, { version: 4 }) },
      { confirmed: cartWith(7, { version: 4 }) },
    ],
    [
      'one that was read before the last answer is not',
      stateOf({}, cartWith(3, { version: 4 })),
      { is: 'readAgain', cart: cartWith(2, { version: 3 }) },
      { confirmed: cartWith(3, { version: 4 }) },
    ],
    [
      'another cart counts its changes anew',
      stateOf({}, cartWith(3, { version: 4 })),
      { is: 'readAgain', cart: cartWith(0, { id: 'cart-2' }) },
      { confirmed: cartWith(0, { id: 'cart-2' }) },
    ],
    [
      'what an earlier page sent comes before what was tapped on this one',
      stateOf({ waiting: [pallets(5)] }),
      { is: 'takenUp', earlier: { waiting: [pallets(4)], underWay: [update(3)], unheard: true } },
      { waiting: [pallets(5)], underWay: [update(3)], unheard: false },
    ],
    [
      'what was counted in a cart goes with it',
      stateOf({ waiting: [pallets(5)], underWay: [update(3)] }),
      { is: 'cartEnded', next: cartWith(0, { id: 'cart-2' }) },
      { confirmed: cartWith(0, { id: 'cart-2' }), waiting: [], underWay: [] },
    ],
    [
      'one that became an order is shown as it was until the next one is known',
      stateOf({ waiting: [pallets(5)] }),
      { is: 'cartEnded', next: null },
      { confirmed: { ...cartWith(2), isOver: true }, waiting: [] },
    ],
    ['and nothing of it is changed any more', stateOf({}, ORDERED), edited(pallets(5)), { waiting: [] }],
    [
      'nor does a late reading of it bring it back',
      stateOf({}, ORDERED),
      { is: 'readAgain', cart: cartWith(2, { version: 9 }) },
      { confirmed: ORDERED },
    ],
    [
      'the next one takes its place',
      stateOf({}, ORDERED),
      { is: 'readAgain', cart: cartWith(0, { id: 'cart-2' }) },
      { confirmed: cartWith(0, { id: 'cart-2' }) },
    ],
  ])('%s', (_because, before, event, after) => {
    expect(transition(before, event)).toMatchObject(after)
  })
})

describe('what is sent next', () => {
  const waiting = [pallets(3), pallets(1, WITTE), { delivery: HALF }]

  test.each<[because: string, state: CartState, does: CartCall['does'] | undefined, about: readonly CartEdit[]]>([
    ['where the cart goes comes first', stateOf({ waiting }), 'deliver', [{ delivery: HALF }]],
    [
      'but goods that cannot go so leave before that',
      stateOf({ waiting: [{ delivery: BACK }, takenOut] }),
      'remove',
      [takenOut],
    ],
    [
      'whether the rest may go so is for the server',
      stateOf({ waiting: [{ delivery: BACK }] }),
      'deliver',
      [{ delivery: BACK }],
    ],
    ['a line that goes makes room', stateOf({ waiting: [pallets(1, WITTE), takenOut] }), 'remove', [takenOut]],
    ['lines that are there are changed together', stateOf({ waiting: waiting.slice(0, 2) }), 'update', [pallets(3)]],
    ['then comes what is new', stateOf({ waiting: waiting.slice(1, 2) }), 'add', [pallets(1, WITTE)]],
    [
      'a line that a call is about waits for its answer',
      stateOf({ waiting: [pallets(2, WITTE)], underWay: [adding(1)] }),
      undefined,
      [],
    ],
    ['before the cart is known nothing is', unknown(stateOf({ waiting })), undefined, []],
  ])('%s', (_because, state, does, about) => {
    const call = nextCall(state, 'k9')
    expect(call?.does).toBe(does)
    expect(
      call ? (call.does === 'deliver' ? [{ delivery: call.delivery }] : call.lines.map(({ edit }) => edit)) : [],
    ).toEqual(about)
  })
})

describe('what is shown', () => {
  test('is what the server said with all that is on its way, at the prices of now', () => {
    const cart = shown(cartWith(2), {
      ...NO_EDITS,
      underWay: [update(3)],
      waiting: [pallets(1, WITTE), { delivery: HALF }],
    })
    expect(cart.lines.map(({ product, amounts }) => [product.sku, amounts.pallets])).toEqual([
      ['VP-KR2430', 3],
      ['WW-KR2430', 1],
    ])
    expect(cart).toMatchObject({ method: HALF.method, deliveryDate: HALF.date, money: { goodsCents: 4 * 40 * 1785 } })
  })

  test('of what nobody heard is the number in its field, not the load', () => {
    const cart = shown(cartWith(2), { underWay: [update(3), adding(1)], waiting: [{ delivery: HALF }], unheard: true })
    expect(cart.lines.map((line) => [line.amounts.pallets, countedOf(line).pallets])).toEqual([
      [2, 3],
      [0, 1],
    ])
    expect(cart).toMatchObject({ method: 'flatrate_flatrate', money: { goodsCents: 2 * 40 * 1785 } })
  })
})

describe('after anything that may happen', () => {
  // A browser, a server that keeps to its keys, and a line between them that loses calls and answers.
  type Step =
    | { do: 'tap'; product: 0 | 1; count: number }
    | { do: 'send' | 'read' | 'reload' | 'tryAgain' | 'saveForLater' | 'removeAll' | 'order' }
    | { do: 'arrive' | 'goUnheard' | 'endSession' | 'lose' | 'refuse'; call: number }

  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constant('tap' as const), product: fc.constantFrom(0 as const, 1 as const), count: fc.nat(5) }),
    fc.record({ do: fc.constantFrom(...(['send', 'read', 'reload', 'tryAgain'] as const)) }),
    fc.record({ do: fc.constantFrom(...(['saveForLater', 'removeAll', 'order'] as const)) }),
    fc.record({
      do: fc.constantFrom(...(['arrive', 'goUnheard', 'endSession', 'lose', 'refuse'] as const)),
      call: fc.nat(1),
    }),
  )

  test('a counter shows the number of the last tap unless that was refused or went with its cart, nothing is lost, and nothing comes twice', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = worldWith()
        for (const one of steps) {
          world.take(one)
          expect(world.counted()).toEqual(world.tapped())
        }
        world.comeToRest()
        expect(world.counted()).toEqual(world.tapped())
        expect(world.held()).toEqual(world.tapped())
      }),
      { numRuns: 500 },
    )
  })

  function worldWith() {
    const products: readonly Product[] = [PILS, WITTE]
    let state: CartState = stateOf({}, cartWith(2))
    const server = new Map([[PILS.key, 2]])
    let id = 1
    let version = 1
    let keys = 0
    const done = new Map<string, { said: string; cart: Cart }>()
    const last = new Map([[PILS.key, 2]])

    const serverCart = () =>
      cartOf(
        wireCartWith({
          id: `cart-${id}`,
          version,
          lines: [...server].map(([sku, count]) => ({ id: idOf(sku), pallets: count, product: { sku } })),
        }),
      )
    const idOf = (key: string) => products.findIndex((product) => product.key === key) + 11
    const apply = (event: CartEvent) => {
      state = transition(state, event)
    }

    /** The server carries a call out once for each key, and answers it again as it did then. */
    function carryOut(call: CartCall): Cart {
      const said = JSON.stringify(call)
      const before = done.get(call.key)
      expect(before?.said ?? said).toBe(said)
      if (before || call.does === 'deliver') return before?.cart ?? serverCart()
      expect(call.cartId).toBe(serverCart().id)
      version += 1
      for (const { edit } of call.lines) {
        const count = edit.amounts.pallets ?? 0
        const held = call.does === 'add' ? (server.get(edit.product.key) ?? 0) : 0
        if (held + count === 0) server.delete(edit.product.key)
        else server.set(edit.product.key, held + count)
      }
      const cart = serverCart()
      done.set(call.key, { said, cart })
      return cart
    }

    function take(one: Step): void {
      // Those that were sent on leaving a page arrive in any order.
      const call = 'call' in one ? state.underWay.at(one.call % Math.max(1, state.underWay.length)) : undefined
      switch (one.do) {
        case 'tap': {
          const product = products[one.product] ?? PILS
          // Of a cart that became an order nothing is changed.
          if (!state.confirmed?.isOver) last.set(product.key, one.count)
          return apply(edited(pallets(one.count, product)))
        }
        case 'send': {
          const next = nextCall(state, `k${++keys}`)
          return next && apply({ is: 'sent', call: next })
        }
        case 'arrive':
          if (!call) return undefined
          return apply({ is: 'answered', key: call.key, cart: carryOut(call) })
        case 'goUnheard':
          return call && apply({ is: 'notHeard' })
        case 'endSession':
          // Whoever logs in again goes on with what was kept.
          if (call) apply({ is: 'notHeard' })
          return take({ do: 'reload' })
        case 'lose':
          // The call arrives, its answer does not.
          if (!call) return undefined
          carryOut(call)
          return apply({ is: 'notHeard' })
        case 'refuse':
          return refuse(call)
        case 'saveForLater':
        case 'removeAll':
        case 'order':
          return run(one.do)
        case 'read':
          forgetOrdered()
          return apply({ is: 'readAgain', cart: serverCart() })
        case 'reload':
          forgetOrdered()
          state = transition(stateOf({}, serverCart()), { is: 'takenUp', earlier: kept(state) })
          return undefined
        case 'tryAgain':
          return apply({ is: 'triedAgain' })
      }
    }

    function refuse(call: CartCall | undefined): void {
      // What was carried out before is answered as it was then.
      if (!call || call.does === 'deliver' || done.has(call.key)) return
      apply({ is: 'refused', key: call.key })
      apply({ is: 'readAgain', cart: serverCart() })
      const waits = new Set(state.waiting.map((edit) => ('product' in edit ? edit.product.key : '')))
      for (const { edit } of call.lines)
        if (!waits.has(edit.product.key)) last.set(edit.product.key, server.get(edit.product.key) ?? 0)
    }

    /** A command comes after all that was tapped before it, and while that is unheard not at all, unless nothing is kept of it. */
    function run(does: 'saveForLater' | 'removeAll' | 'order'): void {
      if (!state.confirmed || state.confirmed.isOver) return
      if (does !== 'removeAll') {
        if (state.unheard) return
        drain()
        expect(held()).toEqual(tapped())
      }
      server.clear()
      version = does === 'removeAll' ? version + 1 : 1
      if (does !== 'removeAll') id += 1
      if (does !== 'order') last.clear()
      apply({ is: 'cartEnded', next: does === 'order' ? null : serverCart() })
    }

    // An ordered cart is shown until the next one is known.
    const forgetOrdered = () => {
      if (state.confirmed?.isOver) last.clear()
    }

    function drain(): void {
      for (let round = 0; round < 10; round += 1) {
        take({ do: 'send' })
        take({ do: 'arrive', call: 0 })
      }
    }

    function comeToRest(): void {
      if (state.confirmed?.isOver) take({ do: 'read' })
      take({ do: 'tryAgain' })
      drain()
      expect(state.underWay).toEqual([])
      expect(state.waiting).toEqual([])
    }

    const numbersOf = (numberOf: (key: string) => number) =>
      Object.fromEntries(products.map(({ key }) => [key, numberOf(key)]))
    const tapped = () => numbersOf((key) => last.get(key) ?? 0)
    const held = () => numbersOf((key) => server.get(key) ?? 0)

    return {
      take,
      comeToRest,
      tapped,
      held,
      counted: () => {
        const cart = shown(state.confirmed ?? serverCart(), state)
        return numbersOf((key) => countedOf(lineFor(cart, key)).pallets)
      },
    }
  }

  /** What goes through the storage of the tab. */
  function kept({ waiting, underWay, unheard }: CartState): CartEdits {
    return JSON.parse(JSON.stringify({ waiting, underWay, unheard }))
  }
})

function edited(edit: CartEdit): CartEvent {
  return { is: 'edited', edit }
}

function answered(count: number, version: number): CartEvent {
  return { is: 'answered', key: 'k1', cart: cartWith(count, { version }) }
}

function adding(count: number): CartCall {
  return {
    key: 'k0',
    cartId: 'cart-1',
    does: 'add',
    lines: [{ lineId: 0, edit: { product: WITTE, amounts: { pallets: count } } }],
  }
}
