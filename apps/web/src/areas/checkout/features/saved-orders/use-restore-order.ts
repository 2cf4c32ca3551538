import { useState } from 'react'
import {
  removeAll,
  saveForLater,
  useCartCommand,
  useCartOnceKnown,
  type CartCommand,
  type SavedKind,
} from '../../../../cart/index.ts'
import { useToFilledCart } from '../../../../orders/index.ts'
import { restoreOrder } from './api/restore-order.ts'

/** Puts a saved order into the cart, after the question that a filled cart needs (CRT-11). */
export function useRestoreOrder(kind: SavedKind) {
  const cartOnceKnown = useCartOnceKnown()
  const { send } = useCartCommand()
  const [asked, setAsked] = useState<string>()
  const [busyId, setBusyId] = useState<string>()
  const toFilledCart = useToFilledCart()

  const run = async (id: string, makeRoom?: CartCommand) => {
    setAsked(undefined)
    setBusyId(id)
    if (!makeRoom || (await send(makeRoom))) {
      const answer = await send(restoreOrder(kind, id))
      if (answer) await toFilledCart(answer)
    }
    setBusyId(undefined)
  }
  const start = async (id: string) => {
    setBusyId(id)
    const held = await cartOnceKnown()
    if (held?.lines.length === 0) return run(id)
    setBusyId(undefined)
    if (held) setAsked(id)
  }
  const answer = (makeRoom?: CartCommand) => () => void (asked && run(asked, makeRoom))
  return {
    busyId,
    start: (id: string) => void start(id),
    question: {
      open: asked !== undefined,
      onKeep: answer(),
      onSave: answer(saveForLater),
      onDiscard: answer(removeAll),
      onCancel: () => setAsked(undefined),
    },
  }
}
