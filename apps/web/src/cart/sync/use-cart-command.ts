import { goodsOf } from '@fust/domain/order'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSelectedShipTo } from '../../session/index.ts'
import { NO_AMOUNTS, type CartLine } from '../state/cart.ts'
import type { CartCommand, CommandAnswer } from './cart-command.ts'
import type { Delivery, LineEdit } from '../state/cart-state.ts'
import { cartSyncOf, NumberUnheard } from './cart-sync.ts'
import { useSay } from './use-say.ts'

/** Every way in which a screen changes the cart. What is tapped shows at once; a command of the whole cart shows when it is answered. At the selected ship-to, unless another one is named. */
export function useCartCommand(atShipToId?: string) {
  const sync = cartSyncOf(useQueryClient())
  const { shipTo } = useSelectedShipTo()
  const shipToId = atShipToId ?? shipTo?.shipToId ?? ''
  const say = useSay()
  const [sending, setSending] = useState<object>()

  /** Gives the answer, and throws what went wrong: for who tells both. */
  const run = <Answer extends CommandAnswer>(command: CartCommand<Answer>) => sync.run(shipToId, command)

  /** Gives the answer; undefined when it did not work, which has been said by then. */
  async function send<Answer extends CommandAnswer>(command: CartCommand<Answer>): Promise<Answer | undefined> {
    setSending(command)
    try {
      const [line] = (await sync.read(shipToId)).lines
      const answer = await run(command)
      command.done?.(say, line ? goodsOf(line.product) : null)
      return answer
    } catch (fault) {
      const text = command.fault?.(say.t, fault) ?? say.t('messages.something-went-wrong')
      say.fault(fault, fault instanceof NumberUnheard ? say.t('messages.number-unheard') : text)
      return undefined
    } finally {
      setSending(undefined)
    }
  }

  // A long cart is drawn line by line: what each is given stays the same.
  const edits = useMemo(
    () => ({
      setAmounts: (edit: LineEdit) => sync.edit(shipToId, edit),
      takeOut: ({ product, amounts }: CartLine) =>
        sync.edit(shipToId, { product, amounts: NO_AMOUNTS, takenOut: amounts }),
      deliver: (delivery: Delivery) => sync.edit(delivery.shipToId, { delivery }),
      tryAgain: sync.tryAgain,
    }),
    [sync, shipToId],
  )
  return { ...edits, run, send, isSending: (command: CartCommand) => sending === command }
}
