import { useTranslation } from '../i18n/index.ts'
import { IconButton } from './button.tsx'
import css from './pagination.module.css'

export type PaginationProps = { page: number; pages: number; onChange: (page: number) => void }

/** The pages of a list of known length, the present one in the middle. */
export function Pagination({ page, pages, onChange }: PaginationProps) {
  const { t } = useTranslation()
  if (pages < 2) return null
  return (
    <nav className={css.pagination} aria-label={t('ui.pagination')}>
      <IconButton
        label={t('ui.previous')}
        icon="chevron-left"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <ol className={css.list}>
        {shownPages(page, pages).map((shown, place) => (
          <li key={shown === 'gap' ? `gap-${place}` : shown}>
            {shown === 'gap' ? (
              <span className={css.gap}>…</span>
            ) : (
              <button
                type="button"
                className={css.page}
                aria-label={t('ui.page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
                onClick={() => onChange(shown)}
              >
                {shown}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={t('ui.next')}
        icon="chevron-right"
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  )
}

/** First, last, the present page and its neighbours; the rest is a gap. */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b)
  return sorted.flatMap((one, place) => {
    const before = sorted[place - 1] ?? 0
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? ['gap' as const, one] : [one]
  })
}
