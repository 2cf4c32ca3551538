import { PATHS } from '../../../../paths.ts'
import type { Goods } from '@fust/domain/order'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { removeAll, saveForLater, useCart, useCartCommand } from '../../../../cart/index.ts'
import { OrderInProgress } from '../../../../orders/index.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody chose to create an order, rather than to look at a catalogue. */
    startsOrder?: boolean
  }
}

const GOODS_OF_PATH: ReadonlyMap<string, readonly Goods[]> = new Map([
  [PATHS.beer, ['beer', 'tank']],
  [PATHS.posm, ['posm']],
  [PATHS.empties, ['empties']],
])

/** Asks whoever creates an order what becomes of the one in progress (CRT-11); another kind of order is asked about by its catalogue (CRT-05). */
export function OrderStartQuestion() {
  const router = useRouter()
  const { startsOrder, path } = useRouterState({
    select: ({ location }) => ({ startsOrder: location.state.startsOrder === true, path: location.pathname }),
    structuralSharing: true,
  })
  const { data: cart } = useCart()
  const { send, isSending } = useCartCommand()
  const held = cart?.goods ?? null
  const takesGoods = held !== null && (GOODS_OF_PATH.get(path)?.includes(held) ?? true)
  // The answer belongs to this visit: neither Back nor a reload asks again.
  const answered = () => void router.navigate({ to: '.', search: true, replace: true, state: {}, resetScroll: false })
  const hasNothingToAsk = startsOrder && cart !== undefined && !takesGoods
  const goOn = useEffectEvent(answered)
  useEffect(() => {
    // What one counts from here on is the new order, and no reason to ask.
    if (hasNothingToAsk) goOn()
  }, [hasNothingToAsk])
  return (
    <OrderInProgress
      open={startsOrder && takesGoods}
      keep="continue"
      isBusy={isSending(removeAll) || isSending(saveForLater)}
      onKeep={answered}
      onSave={() => void send(saveForLater).then(answered)}
      onDiscard={() => void send(removeAll).then(answered)}
      onCancel={answered}
    />
  )
}
