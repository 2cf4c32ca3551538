import { PATHS } from '../paths.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from '../i18n/index.ts'
import { Icon } from '../ui/icon.tsx'
import { Wrap } from '../ui/page.tsx'
import css from './breadcrumb.module.css'
import type { RouteMeta } from '../routing/index.ts'

/** Where a visitor is; on the home page there is nothing to say. */
export function Breadcrumb({ titleKey }: { titleKey: RouteMeta['titleKey'] }) {
  const { t } = useTranslation()
  const isHome = useRouterState({ select: (state) => state.location.pathname === PATHS.home })
  if (isHome) return null
  return (
    <Wrap>
      <nav aria-label={t('shell.breadcrumb')}>
        <ol className={css.trail}>
          <li>
            <Link to={PATHS.home} className={css.link}>
              {t('shell.home')}
            </Link>
          </li>
          <li aria-current="page">
            <Icon name="chevron-right" size={14} />
            {t(titleKey)}
          </li>
        </ol>
      </nav>
    </Wrap>
  )
}
