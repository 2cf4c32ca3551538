import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSelectedShipTo } from '../../session/index.ts'
import type { LineEdit } from '../cart-edit.ts'
import { useLeaveEmptied } from '../use-leave-emptied.ts'
import { CART_MUTATION } from './cart-query.ts'
import { CART_SCOPE, confirm, confirmedCart, enqueue, rollBack, rollBackUnheard, takeWaiting } from './cart-queue.ts'
import { isLeaving, sendWaiting } from './leaving.ts'
import { isUnanswered, sendAgain } from './send-again.ts'
import { sendEdits } from './send-edits.ts'
import { useCartMessages } from './use-cart-messages.ts'

/** Sets amounts of products, in the cart or new to it: shown at once, sent together, taken back when refused, kept in the field when nobody hears them. */
export function useUpdateCartLines() {
  const client = useQueryClient()
  const { shipTo } = useSelectedShipTo()
  const shipToId = shipTo?.shipToId ?? ''
  const messages = useCartMessages()
  const leaveEmptied = useLeaveEmptied()
  const update = useMutation({
    mutationKey: CART_MUTATION,
    scope: CART_SCOPE,
    onMutate: async (edit: LineEdit) => {
      await enqueue(client, shipToId, edit)
      if (isLeaving()) await sendWaiting(client, shipToId)
    },
    mutationFn: async () => {
      const edits = takeWaiting(client)
      const before = confirmedCart(client)
      if (edits.length === 0 || !before) return null
      return sendAgain(client, (key) => sendEdits({ edits, before, shipToId, key }))
    },
    onSuccess: (sent) => {
      if (!sent) return
      const shown = confirm(client, shipToId, sent.after)
      void client.invalidateQueries({ queryKey: ['products'] })
      messages.tellEdits(sent)
      leaveEmptied(shown, sent.edits[0]?.product.kind ?? null)
    },
    onError: (fault) => {
      if (!isUnanswered(fault)) {
        rollBack(client, shipToId)
        messages.tellFault(fault)
        return
      }
      const unheard = rollBackUnheard(client, shipToId)
      if (unheard.length > 0)
        messages.tellUnheard(() => {
          for (const edit of unheard) update.mutate(edit)
        })
    },
  })
  return update
}
