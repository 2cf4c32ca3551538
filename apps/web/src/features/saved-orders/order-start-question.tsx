import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useCart, useRemoveAll, useSaveForLater } from '../cart/index.ts'
import { OrderInProgress } from './order-in-progress.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody chose to create an order, rather than to look at a catalogue. */
    startsOrder?: boolean
  }
}

const KIND_OF_PATH = new Map([
  ['/Create-An-Order_Beer', ['beer', 'tank']],
  ['/Create-An-Order_POSM', ['posm']],
])

/** Asks whoever creates an order what becomes of the one in progress (CRT-11); another kind of order is asked about by its catalogue (CRT-05). */
export function OrderStartQuestion() {
  const router = useRouter()
  const { startsOrder, path } = useRouterState({
    select: ({ location }) => ({ startsOrder: location.state.startsOrder === true, path: location.pathname }),
    structuralSharing: true,
  })
  const { data: cart } = useCart()
  const { mutate: removeAll, isPending } = useRemoveAll()
  const { mutate: save, isPending: isSaving } = useSaveForLater()
  const kind = cart?.kind ?? null
  const takesKind = kind !== null && (KIND_OF_PATH.get(path)?.includes(kind) ?? true)
  // The answer belongs to this visit: neither Back nor a reload asks again.
  const answered = () => void router.navigate({ to: '.', search: true, replace: true, state: {}, resetScroll: false })
  const hasNothingToAsk = startsOrder && cart !== undefined && !takesKind
  const goOn = useEffectEvent(answered)
  useEffect(() => {
    // What one counts from here on is the new order, and no reason to ask.
    if (hasNothingToAsk) goOn()
  }, [hasNothingToAsk])
  return (
    <OrderInProgress
      open={startsOrder && takesKind}
      keep="continue"
      isBusy={isPending || isSaving}
      onKeep={answered}
      onSave={() => save(undefined, { onSettled: answered })}
      onDiscard={() => removeAll(undefined, { onSettled: answered })}
      onCancel={answered}
    />
  )
}
