import { PATHS } from '../../../../paths.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { formatNumber } from '../../../../i18n/format.ts'
import {
  removeAll,
  saveForLater,
  useCartCommand,
  useCartOnceKnown,
  type CartCommand,
  type SavedKind,
} from '../../../../cart/index.ts'
import { restoreOrder, type RestoredCart } from './api/restore-order.ts'

/** Puts a saved order into the cart, after the question that a filled cart needs (CRT-11). */
export function useRestoreOrder(kind: SavedKind) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const cartOnceKnown = useCartOnceKnown()
  const { send } = useCartCommand()
  const [asked, setAsked] = useState<string>()
  const [busyId, setBusyId] = useState<string>()
  const [restored, setRestored] = useState<RestoredCart>()
  const toCart = () => void navigate({ to: PATHS.cart })

  const run = async (id: string, makeRoom?: CartCommand) => {
    setAsked(undefined)
    setBusyId(id)
    if (!makeRoom || (await send(makeRoom))) {
      const answer = await send(restoreOrder(kind, id))
      setRestored(answer)
      if (answer?.leftOut.length === 0) toCart()
    }
    setBusyId(undefined)
  }
  const start = async (id: string) => {
    setBusyId(id)
    // What cannot be read cannot be filled either, and that is said then.
    const cart = await cartOnceKnown().catch(() => undefined)
    if (!cart || cart.lines.length === 0) return run(id)
    setBusyId(undefined)
    setAsked(id)
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
    leftOut: {
      names: (restored?.leftOut ?? []).map(({ name, quantity }) =>
        t('savedOrders.missing', { name, quantity: formatNumber(quantity) }),
      ),
      isAll: (restored?.cart.lines.length ?? 0) === 0,
      onClose: () => setRestored(undefined),
      onGo: toCart,
    },
  }
}
