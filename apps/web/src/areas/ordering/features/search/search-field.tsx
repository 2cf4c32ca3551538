import type { FormEvent, Ref } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import css from './search-field.module.css'

type Props = {
  term: string
  onType: (term: string) => void
  /** Enter: do not wait for the pause in typing. */
  onEnter: (term: string) => void
  onCancel: () => void
  ref: Ref<HTMLInputElement>
}

/** Where one types; the cross and Cancel both leave. */
export function SearchField({ term, onType, onEnter, onCancel, ref }: Props) {
  const { t } = useTranslation()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onEnter(term)
  }
  return (
    <search className={css.search}>
      <form className={css.form} onSubmit={onSubmit}>
        <Icon name="search" size={22} />
        <input
          ref={ref}
          className={css.input}
          // No type 'search': its own cross would stand beside ours.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={term}
          onChange={(event) => onType(event.target.value)}
        />
        {term !== '' && <IconButton className={css.clear} label={t('search.clear')} icon="close" onClick={onCancel} />}
      </form>
      <button type="button" className={css.cancel} onClick={onCancel}>
        {t('ui.cancel')}
      </button>
    </search>
  )
}
