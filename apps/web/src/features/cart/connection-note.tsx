import { useTranslation } from '../../i18n/index.ts'
import { Banner } from '../../ui/banner.tsx'
import { Wrap } from '../../ui/page.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { useIsSendingAgain } from './api/send-again.ts'
import css from './connection-note.module.css'
import { useIsOnline } from './use-is-online.ts'

/** While there is no connection, or no answer: what becomes of the changes one makes. */
export function ConnectionNote() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const isSendingAgain = useIsSendingAgain()
  if (!isOnline)
    return (
      <Wrap>
        <Banner tone="warn" live>
          {t('cart.offline')}
        </Banner>
      </Wrap>
    )
  // Gone in a moment, as a rule: it moves nothing on the page.
  return (
    <output className={css.again}>
      {isSendingAgain && (
        <span>
          <Spinner size={16} />
          {t('cart.sendingAgain')}
        </span>
      )}
    </output>
  )
}
