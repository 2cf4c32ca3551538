import type { Outcome } from '@fust/domain/outcome'

/** A browser as its push service and it itself said it is reached. */
export type PushTarget = { endpoint: string; publicKey: Buffer; authSecret: Buffer }

export type PushMessage = {
  text: string
  /** At the push service a later message of the same topic takes the place of one that still waits. */
  topic: string
}

/** `push-gone`: the browser is not told there any more. `push-refused`: sending it again would not help. */
export type PushRefusal = { code: 'push-gone' } | { code: 'push-refused'; message: string }

/** Sends messages to browsers, at least once. What may go better later is thrown. */
export type PushSender = {
  /** By which browsers know who may send to them, as they take it. */
  publicKey: string
  /** Whether we would ever call there: nobody makes us call any other address. */
  mayReach: (target: PushTarget) => boolean
  send: (target: PushTarget, message: PushMessage) => Promise<Outcome<void, PushRefusal>>
}
