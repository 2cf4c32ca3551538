import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useTranslation } from '../../../../i18n/index.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { demoAccountsQuery } from '../../../../session/index.ts'
import css from './demo-account-list.module.css'

export type DemoAccountListProps = { onPick: (account: { email: string; password: string }) => void }

/** In a demo: every account, to fill in the form with. */
export function DemoAccountList({ onPick }: DemoAccountListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useQuery(demoAccountsQuery)
  const [filter, setFilter] = useState('')
  if (!data) return null

  const accounts = data.accounts.map(({ email, description }) => ({
    email,
    description: description[language] ?? description['en'] ?? '',
  }))
  const wanted = filter.trim().toLowerCase()
  const shown = accounts.filter((one) => `${one.email} ${one.description}`.toLowerCase().includes(wanted))

  return (
    <section className={css.demo} aria-labelledby="demo-accounts">
      <h2 className={css.title} id="demo-accounts">
        {t('session.demoTitle')}
      </h2>
      <p className={css.text}>{t('session.demoText')}</p>
      <TextField
        label={t('session.demoFilter')}
        type="search"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        before={<Icon name="search" size={20} />}
      />
      <ul className={css.list}>
        {shown.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={css.account}
              onClick={() => onPick({ email: account.email, password: data.password })}
            >
              <b>{account.description}</b>
              <span>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={css.text}>{t('messages.no-result-found')}</p>}
    </section>
  )
}
