import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { BREWERY } from '../lib/market/brewery.ts'
import { usePageName } from '../lib/page/page-name.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { RouteMeta } from '../routing/index.ts'

const SETTLE_MS = 120

/** Names the tab, and tells a screen reader which page has opened. */
export function RouteTitle({ titleKey }: { titleKey: RouteMeta['titleKey'] }) {
  const { t } = useTranslation()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const name = usePageName()
  const title = t('shell.titleSuffix', { title: name ?? t(titleKey), brand: BREWERY.name })
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const timer = setTimeout(() => path && setAnnounced(document.title), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [path])

  return (
    <div aria-live="polite">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  )
}
