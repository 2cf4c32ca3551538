import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/banner.tsx'
import { Wrap } from '../../ui/page.tsx'
import { useIsSendingAgain } from './api/send-again.ts'
import { useIsOnline } from './use-is-online.ts'

/** While there is no connection, or no answer: what becomes of the changes one makes. */
export function ConnectionNote() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const isSendingAgain = useIsSendingAgain()
  if (isOnline && !isSendingAgain) return null
  return (
    <Wrap>
      <Banner tone={isOnline ? 'info' : 'warn'} live>
        {t(isOnline ? 'cart.sendingAgain' : 'cart.offline')}
      </Banner>
    </Wrap>
  )
}
