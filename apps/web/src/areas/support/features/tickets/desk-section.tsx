import type { Ticket } from '@fust/contract/rest'
import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { useFaultToast } from '../../../../ui/use-fault-toast.ts'
import { useTakeOver } from '../../api/use-ticket-changes.ts'
import css from './ticket-page.module.css'
import { useAge } from './use-age.ts'

type Props = { caseNumber: string; desk: NonNullable<Ticket['desk']> }

/** Who answers a ticket for the brewery and how long it waits; somebody else may take it over. */
export function DeskSection({ caseNumber, desk: { isMine, ownerName, waitingSince } }: Props) {
  const { t } = useTranslation()
  const age = useAge()
  const takeOver = useTakeOver()
  const showToast = useToast()
  const showFault = useFaultToast()
  const take = async () => {
    try {
      const answer = await takeOver.mutateAsync({ ticketId: caseNumber })
      if (answer.ok) showToast({ tone: 'ok', text: t('tickets.desk.taken') })
      else showFault(null, t('messages.something-went-wrong'))
    } catch (fault) {
      showFault(fault, t('tickets.faults.unreachable'))
    }
  }
  return (
    <section aria-labelledby="ticket-desk" className={css.desk}>
      <h2 id="ticket-desk">{t('tickets.desk.owner')}</h2>
      <p>{isMine ? t('tickets.desk.you') : ownerName || t('tickets.desk.service')}</p>
      {waitingSince && <p className={css.quiet}>{t('tickets.desk.waitingFor', { time: age(waitingSince) })}</p>}
      {!isMine && (
        <Button look="secondary" loading={takeOver.isPending} onClick={() => void take()}>
          {t('tickets.desk.takeOver')}
        </Button>
      )}
    </section>
  )
}
