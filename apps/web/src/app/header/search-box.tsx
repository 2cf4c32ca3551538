import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './search-box.module.css'

export type SearchBoxProps = { className?: string | undefined; onDone?: () => void }

/** Looks for products: the term goes to the catalogue, in the address. */
export function SearchBox({ className, onDone }: SearchBoxProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [term, setTerm] = useState('')

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const search = term.trim()
    if (search === '') return
    await navigate({ href: `/catalog/products?${new URLSearchParams({ search }).toString()}` })
    onDone?.()
  }

  return (
    <search className={classNames(css.box, className)}>
      <form className={css.form} onSubmit={(event) => void onSubmit(event)}>
        <Icon name="search" size={20} />
        <input
          className={css.input}
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('shell.searchSubmit')}
          placeholder={t('shell.searchPlaceholder')}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </form>
    </search>
  )
}
