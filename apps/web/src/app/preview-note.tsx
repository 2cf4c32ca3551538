import { formatDate } from '../i18n/format.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { endPreview, usePreview } from '../lib/page/preview.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import css from './offline-note.module.css'

/** Says that what the brewery has written is shown as it will be, and to whom; people of the brewery alone see it so. */
export function PreviewNote() {
  const { t } = useTranslation()
  const language = useLanguage()
  const preview = usePreview()
  if (!preview) return null
  const { day, userType } = preview
  const date = formatDate(day, language, 'full')
  return (
    <aside className={css.note} aria-label={t('preview.name')}>
      <Icon name="info" size={18} />
      {userType === undefined ? t('preview.text', { date }) : t('preview.textAs', { date, type: userType })}
      <Button look="secondary" onClick={endPreview}>
        {t('preview.end')}
      </Button>
    </aside>
  )
}
