import { PHONE } from '../i18n/brewery-words.ts'
import { useTranslation } from '../i18n/index.ts'
import { Banner } from '../ui/banner.tsx'

/** That nothing can be ordered for a ship-to, and whom to call about it (ERR-03). */
export function SuspendedNote() {
  const { t } = useTranslation()
  return (
    <Banner tone="bad" live>
      <strong>{t('messages.ship-to-suspended')}</strong> {t('delivery.suspendedHelp', { phone: PHONE })}
    </Banner>
  )
}
