import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../../i18n/index.ts'
import { useToast } from '../../../../ui/toast.tsx'
import type { SavedKind } from '../../../../cart/index.ts'
import { useDeleteSavedOrder } from './api/use-delete-saved-order.ts'
import { doom, spare } from './doomed.ts'

const UNDO_MS = 8000

/** Deletes an order put aside (ORD-28): it is gone at once, and for some seconds there is a way back. */
export function useDeleteWithUndo(kind: SavedKind): (id: string, name: string) => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  const showToast = useToast()
  const { mutate: remove } = useDeleteSavedOrder(kind)

  return (id, name) => {
    const waiting = new AbortController()
    const send = () => {
      waiting.abort()
      remove(id)
    }
    const undo = () => {
      if (waiting.signal.aborted) return showToast({ tone: 'warn', text: t('savedOrders.undoTooLate', { name }) })
      waiting.abort()
      spare(client, kind, id)
    }
    const timer = setTimeout(send, UNDO_MS)
    waiting.signal.addEventListener('abort', () => clearTimeout(timer))
    addEventListener('pagehide', send, { signal: waiting.signal })
    doom(client, kind, id)
    showToast({
      tone: 'info',
      text: t('savedOrders.deleted', { name }),
      durationMs: UNDO_MS,
      action: { label: t('cart.undo'), onSelect: undo },
    })
  }
}
