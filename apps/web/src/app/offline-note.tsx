import { useTranslation } from '../i18n/index.ts'
import { Icon } from '../ui/icon.tsx'
import { useOnline } from '../ui/use-online.ts'
import css from './offline-note.module.css'

/** Says that there is no network, and what that means for what one sees and taps. */
export function OfflineNote() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    <output>
      {!isOnline && (
        <span className={css.note}>
          <Icon name="info" size={18} />
          {t('shell.offline')}
        </span>
      )}
    </output>
  )
}
