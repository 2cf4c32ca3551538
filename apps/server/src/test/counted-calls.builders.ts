import { ADD, CHOOSE, PLACE } from './cart-calls.builders.ts'
import { BUYER, readPath, type GraphqlAnswer, type OpenBrewery } from './open-brewery.ts'

/** What a call is measured on. */
export type Bench = {
  brewery: OpenBrewery
  /** A cart that is empty and was just made. */
  cart: string
  /** How many lines, orders or ship-tos the call is about. */
  size: number
  /** What `before` left: the ids of lines, orders or addresses. */
  ids: readonly string[]
}

/** Answers what went wrong; nothing when the call was answered as asked. */
export type Call = (bench: Bench) => Promise<readonly unknown[]>

export type CountedCall = {
  /** As the policy table names it; what follows a comma tells two calls of one operation apart. */
  operation: string
  /** Few and many; a call that is about one thing has none. */
  sizes?: readonly [few: number, many: number]
  before?: (bench: Bench) => Promise<readonly string[] | void>
  ask: Call
}

export const WHOLE_CART = `id prices { grand_total { value } } progress_bar_data { status } items { id quantity }
  shipping_addresses { city } billing_address { city }`

export const CART = `cart { ${WHOLE_CART} }`
/** Lines of a cart: few and many. */
export const LINES = [1, 50] as const

type Text = (bench: Bench) => string
type Caller = Parameters<OpenBrewery['ask']>[2]

export const query = (field: Text, caller?: Caller): Call => document('query', field, caller)
export const mutation = (field: Text, caller?: Caller): Call => document('mutation', field, caller)

function document(kind: 'query' | 'mutation', field: Text, caller?: Caller): Call {
  return async (bench) => faultsOf(await bench.brewery.ask(`${kind} { ${field(bench)} }`, {}, caller))
}

const REFUSED = ['errors', 'user_errors', 'userInputErrors', 'failed_items', 'error']

/** A refusal may come inside an answer too. */
export function faultsOf({ data, errors }: GraphqlAnswer): unknown[] {
  const results = Object.values(data ?? {})
  return [...errors, ...results.flatMap((result) => REFUSED.flatMap((name) => readPath(result, name) ?? []))]
}

type Sent = { headers?: Record<string, string>; payload?: Record<string, unknown> | Buffer | string }

/** By bearer as the buyer, unless the call says who it comes from. */
export function rest(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: Text,
  sent: (bench: Bench) => Sent = () => ({}),
): Call {
  return async (bench) => {
    const authorization = `Bearer ${await bench.brewery.tokenOf(BUYER)}`
    const answer = await bench.brewery.app.inject({
      method,
      url: url(bench),
      ...sent(bench),
      headers: { authorization, ...sent(bench).headers },
    })
    // What leads elsewhere is an answer, too.
    return answer.statusCode < 300 || answer.statusCode === 303 ? [] : [answer.body]
  }
}

const skusOf = (size: number) => Array.from({ length: size }, (_, index) => `MANY-${index + 1}`)
export const linesOf = (size: number) => skusOf(size).map((sku) => ({ sku, quantity: 1 }))

/** As many lines as the size says; answers their ids. */
export async function fill({ brewery, cart, size }: Bench): Promise<readonly string[]> {
  await brewery.ask(ADD, { cartId: cart, items: linesOf(size) })
  const held = await brewery.ask('{ customerCart { items { id } } }')
  const items = readPath(held.data, 'customerCart', 'items')
  return Array.isArray(items) ? items.map((item: unknown) => String(readPath(item, 'id'))) : []
}

export async function fillAndChoose(bench: Bench): Promise<void> {
  const { brewery, cart } = bench
  await fill(bench)
  await brewery.ask(CHOOSE, { cart, outlet: 'S1', method: 'selfpickup_selfpickup', date: '2026-11-24' })
}

/** An order of as many lines as the size says. */
export async function placed(bench: Bench): Promise<readonly string[]> {
  await fillAndChoose(bench)
  const answer = await bench.brewery.ask(PLACE, { cart: bench.cart })
  return [String(readPath(answer.data, 'placeOrder', 'order_number'))]
}

/** As many ship-tos of the buyer as the size says, besides those that were built. */
export async function allowShipTos({ brewery, size }: Bench): Promise<void> {
  await brewery.pool.query(`delete from user_role where ship_to_id like 'MORE-%'`)
  await brewery.pool.query(
    `with made as (
       insert into ship_to (company_id, id, name, customer_type, payer_id, price_group, calendar_code, street,
         house_number, postcode, city)
       select company_id, 'MORE-' || n, name, customer_type, payer_id, price_group, calendar_code, street,
         house_number, postcode, city
       from ship_to, generate_series(1, $1::int) n where id = 'S1' on conflict do nothing)
     insert into user_role (user_id, company_id, ship_to_id, role, customer_type)
     select 'U1', 'C1', 'MORE-' || n, 'SalesAssociate', 'Distributor' from generate_series(1, $1::int) n`,
    [size],
  )
}

/** A call on a cart that is filled. */
export function onCart(name: string, field: (bench: Bench) => string, own: Partial<CountedCall> = {}): CountedCall {
  const ask = mutation((bench) => `${name}(${field(bench)}`)
  return { operation: `Mutation.${name}`, sizes: LINES, before: fill, ask, ...own }
}

export const PORTAL = '/nl/prod/api/v1/portal'

/** A call of the general service. */
export function portal(name: string, asked = name, own: Partial<CountedCall> = {}): CountedCall {
  const operation = `GET /:market/prod/api/:version/portal/${name}`
  return { operation, ask: rest('GET', () => `${PORTAL}/${asked}`), ...own }
}
