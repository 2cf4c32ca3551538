import { createStore } from '@tanstack/react-store'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { isAccessError } from '../../lib/server/graphql.ts'
import { PRODUCTS_KEY } from '../../lib/server/query-keys.ts'
import { newId } from '../../lib/server/request.ts'
import { askSession, sessionQuery } from '../../session/index.ts'
import { askFor } from '../api/cart-calls.ts'
import { cartQuery, confirmCart, forgetOtherCarts } from '../api/cart-query.ts'
import type { CartCommand, CommandAnswer } from './cart-command.ts'
import {
  isOnItsWay,
  nextCall,
  NO_EDITS,
  shown,
  transition,
  type CartCall,
  type CartEdit,
  type CartEvent,
  type CartState,
} from '../state/cart-state.ts'
import { joinTabs, NO_CART } from './cart-tabs.ts'
import type { Cart } from '../state/cart.ts'
import { keepEdits, keptEdits, type EditsByShipTo } from './kept-edits.ts'
import { createQueue } from './queue.ts'
import { atOnce, connection, isUnanswered, sendAgain } from './send-again.ts'

/** What became of a call, or of what cannot be read any more, for who tells it to people. */
export type CartNews =
  | { is: 'answered'; call: CartCall; after: Cart; shown: Cart; errors: readonly string[] }
  | { is: 'refused'; call: CartCall; cart: Cart | undefined; fault: unknown }
  | { is: 'unheard' }
  | { is: 'dropped' }

type SyncState = { edits: EditsByShipTo; isSendingAgain: boolean }
type Owner = { tell: (news: CartNews) => void; tabs: ReturnType<typeof joinTabs> }

const NOTHING: SyncState = { edits: {}, isSendingAgain: false }

/** A command came while a number stands in its field that nobody has heard of. */
export class NumberUnheard extends Error {
  override readonly name = 'NumberUnheard'
}

/**
 * Brings what is tapped to the server and what the server says to the screens: one call after the other,
 * each sent again with its key until it is answered. What the server said stands in the query cache, what
 * is on its way in `store` and, from the first tap or `start` to what that returns, in the storage of the tab.
 */
function createCartSync(client: QueryClient) {
  const store = createStore(NOTHING)
  // Calls that this page has sent and waits for; after a reload there are none.
  const inFlight = new Set<string>()
  let enqueue = createQueue()
  let life = new AbortController()
  let owner: Owner | undefined
  /** Whose taps the tab keeps. */
  let keptFor: string | undefined
  // A page can be tapped on before what tells people has come.
  let untold: CartNews[] = []
  let isLeaving = false

  function stateAt(shipToId: string): CartState {
    const confirmed = client.getQueryData(cartQuery(shipToId).queryKey)
    return { confirmed, ...(store.state.edits[shipToId] ?? NO_EDITS) }
  }

  function apply(shipToId: string, event: CartEvent): void {
    const before = stateAt(shipToId)
    const { confirmed, ...edits } = transition(before, event)
    // The new number is there before the edit that asked for it goes: no screen sees the one before.
    if (confirmed && confirmed !== before.confirmed) confirmCart(client, shipToId, confirmed)
    const all = { ...store.state.edits, [shipToId]: isOnItsWay(edits) ? edits : NO_EDITS }
    if (keptFor !== undefined) keepEdits(keptFor, all)
    store.setState((state) => ({ ...state, edits: all }))
  }

  /** Keeps what this person taps, beginning with what is kept of an earlier page of this tab; nothing of who was before. */
  function keepFor(userId: string | undefined): void {
    if (userId === keptFor) return
    if (keptFor !== undefined) letGo()
    if (userId === undefined) return
    keptFor = userId
    const kept = keptEdits(userId)
    takeUp(kept ?? {})
    // What was tapped before there was anybody to keep it for, or nothing.
    keepEdits(userId, store.state.edits)
    if (!kept) tell({ is: 'dropped' })
  }

  /** Nothing is shown or sent in the name of whoever comes next. */
  function letGo(): void {
    keptFor = undefined
    untold = []
    life.abort()
    life = new AbortController()
    enqueue = createQueue()
    store.setState(() => NOTHING)
  }

  /** Goes on with what was tapped on an earlier page. */
  function takeUp(kept: EditsByShipTo): void {
    for (const [shipToId, earlier] of Object.entries(kept)) {
      apply(shipToId, { is: 'takenUp', earlier })
      drainInTurn(shipToId)
    }
  }

  function tell(news: CartNews): void {
    if (owner) owner.tell(news)
    else untold.push(news)
  }

  function drainInTurn(shipToId: string): void {
    const { signal } = life
    // What waits goes on waiting where the cart itself cannot be read.
    void enqueue(signal, () => drain(shipToId, signal)).catch(() => undefined)
  }

  /** Carries out all that waits, also what was given up before, until nothing does or nobody answers. */
  async function drain(shipToId: string, signal: AbortSignal): Promise<void> {
    if (stateAt(shipToId).unheard) apply(shipToId, { is: 'triedAgain' })
    for (let call = await takeNext(shipToId, signal); call; call = await takeNext(shipToId, signal))
      await carryOut(shipToId, call, signal)
  }

  /** The call that counts next, of an earlier page or made of what waits. */
  async function takeNext(shipToId: string, signal: AbortSignal): Promise<CartCall | undefined> {
    if (stateAt(shipToId).unheard || !isOnItsWay(stateAt(shipToId))) return undefined
    await connection(signal)
    await client.ensureQueryData(cartQuery(shipToId))
    signal.throwIfAborted()
    return stateAt(shipToId).underWay.find(({ key }) => !inFlight.has(key)) ?? takeWaiting(shipToId)
  }

  function takeWaiting(shipToId: string): CartCall | undefined {
    const call = nextCall(stateAt(shipToId), newId())
    if (call) apply(shipToId, { is: 'sent', call })
    return call
  }

  async function carryOut(shipToId: string, call: CartCall, signal: AbortSignal): Promise<void> {
    const { confirmed: known } = stateAt(shipToId)
    inFlight.add(call.key)
    try {
      const { cart, errors } = await insist(() => askFor(call, shipToId, known), signal)
      if (signal.aborted) return
      apply(shipToId, { is: 'answered', key: call.key, cart })
      owner?.tabs.tell(cart)
      if (call.does === 'deliver') forgetOtherCarts(client, shipToId)
      // What it is cut back to is news of the stock: it is shown elsewhere, too.
      if (errors.length > 0) void client.invalidateQueries({ queryKey: PRODUCTS_KEY })
      const { confirmed: after = cart, ...edits } = stateAt(shipToId)
      tell({ is: 'answered', call, after, shown: shown(after, edits), errors })
    } catch (fault) {
      const isSessionOver = isAccessError(fault) && (await whoIsHere()) !== keptFor
      if (signal.aborted) return
      if (!isSessionOver) return giveBack(shipToId, call, fault)
      // It waits for the same person to log in again.
      apply(shipToId, { is: 'notHeard' })
      throw fault
    } finally {
      inFlight.delete(call.key)
    }
  }

  function giveBack(shipToId: string, call: CartCall, fault: unknown): void {
    const { confirmed: cart } = stateAt(shipToId)
    void client.invalidateQueries(cartQuery(shipToId))
    // Where the cart goes has no field of its own to keep what was not heard.
    const isKept = isUnanswered(fault) && call.does !== 'deliver'
    apply(shipToId, isKept ? { is: 'notHeard' } : { is: 'refused', key: call.key })
    tell(isKept ? { is: 'unheard' } : { is: 'refused', call, cart, fault })
  }

  const whoIsHere = async () => (await askSession(client, 0)).user?.UID

  /** Sends again what nobody answers; the screens say so meanwhile. */
  async function insist<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    const onSilence = () => store.setState((all) => ({ ...all, isSendingAgain: true }))
    // As a mutation of the client it is seen by who watches for a session that is lost.
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => sendAgain(ask, { signal, onSilence }),
      networkMode: 'always',
    })
    try {
      return await mutation.execute(undefined)
    } finally {
      store.setState((all) => ({ ...all, isSendingAgain: false }))
    }
  }

  function finish(shipToId: string, { endsCart, stale = [] }: CartCommand, { cart }: CommandAnswer): void {
    const hasEnded = endsCart !== undefined || cart === null
    apply(shipToId, hasEnded ? { is: 'cartEnded', next: cart } : { is: 'readAgain', cart })
    if (hasEnded) forgetOtherCarts(client, shipToId)
    owner?.tabs.tell(cart ?? NO_CART)
    for (const queryKey of stale) void client.invalidateQueries({ queryKey })
  }

  /** A page that is closed cannot wait for its turn: what waits goes beside the call that is under way, if anything goes. */
  function leave(): void {
    isLeaving = onlineManager.isOnline()
    if (isLeaving) for (const shipToId of Object.keys(store.state.edits)) drainAtOnce(shipToId)
  }

  function drainAtOnce(shipToId: string): void {
    for (let call = takeWaiting(shipToId); call; call = takeWaiting(shipToId))
      void carryOut(shipToId, call, life.signal).then(
        () => drainInTurn(shipToId),
        () => undefined,
      )
  }

  const stay = () => {
    isLeaving = false
  }

  return {
    store,
    takeUp,
    tell,

    /** The cart as it is shown, once it is known. */
    read: async (shipToId: string): Promise<Cart> => {
      const cart = await client.ensureQueryData(cartQuery(shipToId))
      return shown(cart, stateAt(shipToId))
    },

    /** Shows the edit at once and sees to it that the server hears of it. */
    edit: (shipToId: string, edit: CartEdit): void => {
      // What tells people comes later than the first tap can.
      if (!owner) keepFor(client.getQueryData(sessionQuery.queryKey)?.user?.UID)
      apply(shipToId, { is: 'edited', edit })
      if (isLeaving) drainAtOnce(shipToId)
      else drainInTurn(shipToId)
    },

    /** Goes on with all that nobody has heard. */
    tryAgain: (): void => {
      for (const shipToId of Object.keys(store.state.edits)) drainInTurn(shipToId)
    },

    /** Carries out a command after all that was tapped before it. */
    run: async <Answer extends CommandAnswer>(shipToId: string, command: CartCommand<Answer>): Promise<Answer> => {
      const { signal } = life
      const carryOutInTurn = (patience: AbortSignal) =>
        enqueue(patience, async () => {
          // Of a cart that is emptied nothing needs to be heard.
          if (command.endsCart !== 'emptied') {
            await drain(shipToId, patience)
            if (stateAt(shipToId).unheard) throw new NumberUnheard()
          }
          await connection(patience)
          const before = await client.ensureQueryData(cartQuery(shipToId))
          const sending = { cartId: before.id, shipToId, key: newId(), before }
          const answer = await insist(() => command.call(sending), patience)
          signal.throwIfAborted()
          finish(shipToId, command, answer)
          return answer
        })
      try {
        return await (command.mayWait === false ? atOnce(signal, carryOutInTurn) : carryOutInTurn(signal))
      } catch (fault) {
        if (!signal.aborted) void client.invalidateQueries(cartQuery(shipToId))
        // A call that it was too impatient to wait for goes on without it.
        if (command.mayWait === false && isUnanswered(fault)) drainInTurn(shipToId)
        throw fault
      }
    },

    /** Begins for a person, with what they tapped on an earlier page of this tab; gives the function that ends it. */
    start: (userId: string, tellPeople: Owner['tell']): (() => void) => {
      const tabs = joinTabs(client, userId)
      owner = { tell: tellPeople, tabs }
      keepFor(userId)
      const earlierNews = untold
      untold = []
      earlierNews.forEach(tell)
      addEventListener('pagehide', leave, { capture: true })
      addEventListener('pageshow', stay)
      return () => {
        removeEventListener('pagehide', leave, { capture: true })
        removeEventListener('pageshow', stay)
        tabs.leave()
        owner = undefined
        letGo()
      }
    },
  }
}

const syncs = new WeakMap<QueryClient, ReturnType<typeof createCartSync>>()

/** The one driver of the carts that a query client knows. */
export function cartSyncOf(client: QueryClient): ReturnType<typeof createCartSync> {
  const sync = syncs.get(client) ?? createCartSync(client)
  syncs.set(client, sync)
  return sync
}
