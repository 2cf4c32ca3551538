import type { OrderedFor } from '@fust/contract/rest'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../i18n/index.ts'
import { RichText } from '../i18n/rich-text.tsx'
import { PATHS } from '../paths.ts'
import { useStopOrdering } from '../session/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useFaultToast } from '../ui/use-fault-toast.ts'
import css from './ordering-for-note.module.css'

/** Above every page: for which customer one orders, and the way out of it. */
export function OrderingForNote({ customer }: { customer: OrderedFor }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const stop = useStopOrdering()
  const showFault = useFaultToast()
  const end = async () => {
    try {
      const answer = await stop.mutateAsync()
      if (answer.ok) await navigate({ to: PATHS.customers })
      else showFault(null, t('messages.something-went-wrong'))
    } catch (fault) {
      showFault(fault, t('messages.something-went-wrong'))
    }
  }
  return (
    <aside className={css.note} aria-label={t('titles.customers')}>
      <Icon name="user" size={20} />
      <p className={css.text}>
        <RichText text="shell.orderingFor" values={{ customer: customer.companyName }} tags={{ b: <b /> }} />
      </p>
      <Link to={PATHS.customers} className={css.other}>
        {t('shell.otherCustomer')}
      </Link>
      <button type="button" className={css.stop} disabled={stop.isPending} onClick={() => void end()}>
        {t('shell.stopOrdering')}
      </button>
    </aside>
  )
}
