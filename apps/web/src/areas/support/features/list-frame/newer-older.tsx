import { useTranslation } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button.tsx'
import css from './newer-older.module.css'

type Props = { page: number; hasMore: boolean; onChange: (page: number) => void }

/**
 * Under a list that begins with the latest: the pages beside this one; nothing where there is one alone. The server
 * answers a page without saying how many there are: pages with numbers (ui/pagination.tsx) would need that.
 */
export function NewerOlder({ page, hasMore, onChange }: Props) {
  const { t } = useTranslation()
  if (page <= 1 && !hasMore) return null
  return (
    <nav className={css.pages} aria-label={t('ui.pagination')}>
      <Button look="secondary" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t('support.newer')}
      </Button>
      <Button look="secondary" disabled={!hasMore} onClick={() => onChange(page + 1)}>
        {t('support.older')}
      </Button>
    </nav>
  )
}
