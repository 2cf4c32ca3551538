import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../../i18n/index.ts'
import { buttonClass } from '../../../../../ui/button.tsx'
import { signOnAddress, signOnProvidersQuery } from './sign-on-ways.ts'
import css from './sign-on.module.css'

/** The providers at which people sign in whose e-mail address says nothing about it. */
export function SignOnList({ back }: { back: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(signOnProvidersQuery)
  if (!data || data.providers.length === 0) return null
  return (
    <ul className={css.list}>
      {data.providers.map(({ name, title }) => (
        <li key={name}>
          <a className={buttonClass({ look: 'secondary', wide: true })} href={signOnAddress(name, { back })}>
            {t('session.signOnWith', { provider: title })}
          </a>
        </li>
      ))}
    </ul>
  )
}
