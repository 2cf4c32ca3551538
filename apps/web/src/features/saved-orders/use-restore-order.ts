import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useFaultToast } from '../../ui/use-fault-toast.ts'
import { useCart, useRemoveAll, useSaveForLater, type SavedKind } from '../cart/index.ts'
import { useRestore } from './api/use-restore.ts'

/** Puts a saved order into the cart, after the question that a filled cart needs (CRT-11). */
export function useRestoreOrder(kind: SavedKind) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const tellFault = useFaultToast()
  const { data: cart } = useCart()
  const removeAll = useRemoveAll()
  const save = useSaveForLater()
  const restore = useRestore(kind)
  const [asked, setAsked] = useState<string>()
  const [busyId, setBusyId] = useState<string>()
  const toCart = () => void navigate({ to: '/cart' })

  const run = async (id: string, prepare?: () => Promise<unknown>) => {
    setAsked(undefined)
    setBusyId(id)
    try {
      await prepare?.()
    } catch {
      // Whoever prepares has said what went wrong; the cart stays.
      return setBusyId(undefined)
    }
    try {
      const { leftOut } = await restore.mutateAsync(id)
      if (leftOut.length === 0) toCart()
    } catch (fault) {
      tellFault(fault, t('messages.something-went-wrong'))
    } finally {
      setBusyId(undefined)
    }
  }
  const answer = (prepare?: () => Promise<unknown>) => () => void (asked && run(asked, prepare))
  return {
    busyId,
    start: (id: string) => ((cart?.lines.length ?? 0) > 0 ? setAsked(id) : void run(id)),
    question: {
      open: asked !== undefined,
      onKeep: answer(),
      onSave: answer(() => save.mutateAsync()),
      onDiscard: answer(() => removeAll.mutateAsync()),
      onCancel: () => setAsked(undefined),
    },
    leftOut: {
      names: (restore.data?.leftOut ?? []).map(({ name, quantity }) =>
        t('savedOrders.missing', { name, quantity: formatNumber(quantity) }),
      ),
      isAll: (restore.data?.cart.lines.length ?? 0) === 0,
      onClose: () => restore.reset(),
      onGo: toCart,
    },
  }
}
