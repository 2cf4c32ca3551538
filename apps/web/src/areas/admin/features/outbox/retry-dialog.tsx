import type { KindBacklog } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { useRetry } from '../../api/use-retry.ts'

/** What somebody wishes to try again: one message, by its name, or all of a kind that were given up. */
export type Wished = { messageId: number; name: string } | { kind: KindBacklog['kind']; count: number }

/** Asks first: what is tried again goes outside at once. */
export function RetryDialog({ wished, onDone }: { wished: Wished; onDone: () => void }) {
  const { t } = useTranslation()
  const retry = useRetry()
  const showToast = useToast()
  const showFault = useFaultToast()
  const send = async () => {
    try {
      const answer = await retry.mutateAsync(
        'messageId' in wished ? { messageId: wished.messageId } : { kind: wished.kind },
      )
      if (answer.ok) showToast({ tone: 'ok', text: t('backlog.retried', { count: answer.value.retried }) })
      else showFault(null, t('messages.something-went-wrong'))
    } catch (fault) {
      showFault(fault, t('backlog.notRetried'))
    }
    onDone()
  }
  return (
    <ConfirmDialog
      open
      title={
        'messageId' in wished
          ? t('backlog.retryOne', { name: wished.name })
          : t('backlog.retryAll', { count: wished.count })
      }
      yes={t('backlog.retry')}
      no={t('backlog.leave')}
      look="secondary"
      busy={retry.isPending}
      onYes={() => void send()}
      onNo={onDone}
    >
      {t('backlog.retryHint')}
    </ConfirmDialog>
  )
}
