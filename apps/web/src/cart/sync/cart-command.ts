import type { Goods } from '@fust/domain/order'
import type { QueryKey } from '@tanstack/react-query'
import type { Translate } from '../../i18n/index.ts'
import type { Sending } from '../api/cart-calls.ts'
import type { Cart } from '../state/cart.ts'
import type { Say } from './use-say.ts'

/** What a command is answered with: the cart as it is then, null when it became an order, and what else there is to tell. */
export type CommandAnswer = { cart: Cart | null }

/** A change of the whole cart: one call, and what follows from its answer. Nobody sees it before it is answered. */
export type CartCommand<Answer extends CommandAnswer = CommandAnswer> = {
  /** It may be sent more than once, with the same key. */
  call: (sending: Sending & { before: Cart }) => Promise<Answer>
  /** What was counted meanwhile goes with the cart that it was counted in. */
  endsCart?: 'put-aside' | 'emptied'
  /** It happens now or not at all: without a connection it is given up at once. */
  mayWait?: false
  /** What the answer makes stale beside the cart. */
  stale?: readonly QueryKey[]
  /** What is said when it did not work; left out where that needs no words of its own. */
  fault?: (t: Translate, fault: unknown) => string
  /** What is said and done when it did; `held` is what the cart was filled with. */
  done?: (say: Say, held: Goods | null) => void
}
