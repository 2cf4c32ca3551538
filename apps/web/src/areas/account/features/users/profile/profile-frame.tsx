import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/index.ts'
import { PATHS } from '../../../../../paths.ts'
import { useSession } from '../../../../../session/index.ts'
import { Page, PageHead, type PageHeadProps } from '../../../../../ui/page.tsx'
import css from './profile.module.css'

/** What stands around one's own pages: their names, and the way from each to the others. */
export function ProfileFrame({ children, ...head }: PageHeadProps & { children: ReactNode }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const pages = [
    { to: PATHS.profile, textKey: 'titles.profile' },
    { to: PATHS.company, textKey: 'titles.company' },
    { to: PATHS.ownData, textKey: 'titles.ownData' },
    ...(user?.managesUsers ? [{ to: PATHS.users, textKey: 'titles.users' } as const] : []),
  ] as const
  return (
    <Page>
      <nav className={css.tabs} aria-label={t('shell.profile')}>
        {pages.map(({ to, textKey }) => (
          <Link key={to} to={to} className={css.tab} activeProps={{ className: css.active ?? '' }}>
            {t(textKey)}
          </Link>
        ))}
      </nav>
      <PageHead {...head} />
      {children}
    </Page>
  )
}
