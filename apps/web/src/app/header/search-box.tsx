import { useTranslation } from '../../i18n/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './search-box.module.css'

type Props = { className?: string | undefined; onOpen: () => void }

/** Looks like a field and opens the search; the slash key does the same. */
export function SearchBox({ className, onOpen }: Props) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={classNames(css.box, className)}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onClick={onOpen}
    >
      <Icon name="search" size={20} />
      <span className={css.words}>{t('shell.search')}</span>
      <kbd className={css.key} aria-hidden="true">
        /
      </kbd>
    </button>
  )
}
