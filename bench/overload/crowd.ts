import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setInterval as ticks, setTimeout as wait } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { CALLS, type CallName } from './checkout-calls.ts'

/**
 * People who check out, in a process of their own: what they take of the machine is not the server's. Each looks at a cart
 * that is filled, asks for the first day, has day, hours and payment confirmed, and orders. Whoever is told to come back
 * does so then, a few times, as the web app does; once time is up only who has a day confirmed goes on.
 */
export type Crowd = {
  url: string
  people: readonly { token: string; cart: string; shipTo: string }[]
  day: string
  /** So many come each second, whatever became of those before; or so many at a time, one after the other. */
  pace: { perSecond: number } | { atOnce: number }
  forMs: number
}

/** What one call came to. */
export type Heard = { call: CallName; status: number; ms: number }

export type CheckoutTold = { hasBegun: boolean; isOrdered: boolean; orderedAfterMs: number | null; odd: string | null }

export type CrowdTold = { checkouts: CheckoutTold[]; heard: Heard[]; tookMs: number }

const CART = `{ customerCart { id total_quantity prices { grand_total { value } }
  items { uid quantity product { sku name } } progress_bar_data { status } } }`
const CONFIRM = `mutation ($cart: String!, $day: String!) {
  updatePrices(input: { cart_id: $cart, delivery_date: $day, date_popup: $day, payment_method: "onaccount",
    payment_title: "On account", outlet_order_type: "YDOR", delivery_method: "selfpickup_selfpickup",
    delivery_hours_from: "08:00", delivery_hours_to: "12:00", user_first_name: "Jan", user_surname: "Brink" }) {
    cart { id prices { grand_total { value } } } } }`
const PLACE = `mutation ($cart: String!) { placeOrder(cart_id: $cart) { order_number errors { code message } } }`
const FIRST_DAY = '/nl/prod/api/v1/portal/orders/GetFirstAvailableDate'

const MOST_TRIES = 4
// As behind a front end: what is asked next comes over a connection that is open.
const agent = new Agent({ keepAlive: true, maxSockets: 3_000, maxFreeSockets: 3_000 })

async function run({ url, people, day, pace, forMs }: Crowd): Promise<CrowdTold> {
  const startedMs = performance.now()
  const heard: Heard[] = []
  const elapsedMs = () => performance.now() - startedMs

  async function ask(
    call: CallName,
    { token, cart, shipTo }: Crowd['people'][number],
    isLeaving: () => boolean,
  ): Promise<{ status: number; body: string }> {
    for (let tries = 1; ; tries += 1) {
      const beganMs = performance.now()
      const { status, retryAfter, body } = await send(url, { token, shipTo }, call, { cart, day })
      heard.push({ call, status, ms: performance.now() - beganMs })
      if (retryAfter === undefined || tries === MOST_TRIES || isLeaving()) return { status, body }
      await wait(retryAfter * 1_000)
    }
  }

  async function checkOut(person: Crowd['people'][number]): Promise<CheckoutTold> {
    const told: CheckoutTold = { hasBegun: false, isOrdered: false, orderedAfterMs: null, odd: null }
    const isLeaving = () => !told.hasBegun && elapsedMs() > forMs
    for (const call of CALLS) {
      const { status, body } = await ask(call, person, isLeaving)
      const isRight =
        status === 200 && !body.includes('"errors":[{') && (call !== 'place' || body.includes('"order_number":"'))
      if (!isRight) return { ...told, odd: status === 503 ? null : `${call}: ${status} ${body.slice(0, 300)}` }
      if (call === 'confirm') told.hasBegun = true
    }
    return { ...told, isOrdered: true, orderedAfterMs: elapsedMs() }
  }

  const waiting = [...people]
  const checkouts: Promise<CheckoutTold>[] = []
  const next = () => {
    const person = waiting.pop()
    if (!person) throw new Error('More people come than there are.')
    const checkout = checkOut(person)
    checkouts.push(checkout)
    return checkout
  }
  if ('atOnce' in pace) {
    const oneAfterTheOther = async () => {
      while (elapsedMs() < forMs) await next()
    }
    await Promise.all(Array.from({ length: pace.atOnce }, oneAfterTheOther))
  } else
    for await (const _ of ticks(5)) {
      if (elapsedMs() > forMs) break
      while (checkouts.length < (pace.perSecond * elapsedMs()) / 1_000) void next()
    }
  return { checkouts: await Promise.all(checkouts), heard, tookMs: elapsedMs() }
}

type Sent = { status: number; retryAfter: number | undefined; body: string }

function send(
  url: string,
  { token, shipTo }: { token: string; shipTo: string },
  call: CallName,
  variables: { cart: string; day: string },
): Promise<Sent> {
  const query = { cart: CART, confirm: CONFIRM, place: PLACE, 'first day': undefined }[call]
  const body = query && Buffer.from(JSON.stringify({ query, variables: call === 'cart' ? {} : variables }))
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${query ? '/graphql' : `${FIRST_DAY}?ShipToId=${shipTo}`}`, {
      method: body ? 'POST' : 'GET',
      agent,
      headers: {
        authorization: `Bearer ${token}`,
        outletid: shipTo,
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
      },
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      const asked = response.headers['retry-after']
      text(response).then(
        (said) =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: asked === undefined ? undefined : Number(asked),
            body: said,
          }),
        reject,
      )
    })
    sent.end(body)
  })
}

const readCrowd = (json: string): Crowd => JSON.parse(json)

const told = await run(readCrowd(await text(process.stdin)))
process.stdout.write(JSON.stringify(told), () => process.exit(0))
