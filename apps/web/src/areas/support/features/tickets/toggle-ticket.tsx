import type { Ticket } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { useSetTicketStatus } from '../../api/use-ticket-changes.ts'

/** Says that a ticket is done, or that it is not. */
export function ToggleTicket({ ticket: { caseNumber, status } }: { ticket: Ticket }) {
  const { t } = useTranslation()
  const change = useSetTicketStatus()
  const showFault = useFaultToast()
  const isClosed = status === 'closed'
  const toggle = async () => {
    try {
      const answer = await change.mutateAsync({ ticketId: caseNumber, status: isClosed ? 'open' : 'closed' })
      if (!answer.ok) showFault(null, t('messages.something-went-wrong'))
    } catch (fault) {
      showFault(fault, t('tickets.faults.unreachable'))
    }
  }
  return (
    <Button
      look="secondary"
      icon={isClosed ? 'repeat' : 'check'}
      loading={change.isPending}
      onClick={() => void toggle()}
    >
      {t(isClosed ? 'tickets.reopen' : 'tickets.close')}
    </Button>
  )
}
