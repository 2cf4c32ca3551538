import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { AccountCheck, canOrder, useSession } from '../features/session/index.ts'
import { useAfterFirstPaint } from '../lib/use-after-first-paint.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { preloadOverlays } from '../ui/preload-overlays.ts'
import { useAgeConfirmed } from './age-confirmation.ts'
import { AgeQuestion } from './age-question.ts'
import { BackToCatalog } from './back-to-catalog.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Header } from './header/header.tsx'
import { NetworkNotes } from './network-notes.tsx'
import { OfflineNote } from './offline-note.tsx'
import { UnauthorizedPage } from './pages/unauthorized-page.tsx'
import { orderBarForm } from './order-bar-form.ts'
import { RouteTitle } from './route-title.tsx'
import css from './root-layout.module.css'
import { useSearchDoor } from './search-door.tsx'
import { OrderBarSlot, OrderStartSlot } from './slots.tsx'
import { useHashTarget } from './use-hash-target.ts'
import { useRouteMeta } from './use-route-meta.ts'

// It ends the page: nobody sees it before the page is there.
const Footer = onDemand(async () => (await import('./footer.tsx')).Footer)

/** What stands around every page: age question, header, order bar, the page, footer, bottom bar. */
export function RootLayout() {
  const meta = useRouteMeta()
  const { user } = useSession()
  const isOldEnough = useAgeConfirmed()
  useHashTarget()
  const search = useSearchDoor(user !== null && canOrder(user))
  useAfterFirstPaint(user !== null, preloadOverlays)
  if (!user && !isOldEnough) return <AgeQuestion />

  const page = meta.isSignedOut ? <UnauthorizedPage /> : <Outlet />
  const bare = meta.noPortalChrome === true || (meta.layout === 'split' && !meta.isSignedOut)
  const orderBar = meta.isSignedOut ? null : orderBarForm(meta, user)

  return (
    <>
      <RouteTitle titleKey={meta.titleKey} />
      <AccountCheck />
      <NetworkNotes />
      {bare ? (
        <Outlet />
      ) : (
        <div className={css.frame}>
          <SkipLink />
          <OfflineNote />
          <Header hideCreateOrder={meta.hideCreateOrderButton ?? false} onSearch={search.open} />
          {orderBar && <OrderBarSlot compact={orderBar === 'compact'} />}
          {user && <OrderStartSlot />}
          <Main>
            {!user && !meta.hideBreadcrumb && <Breadcrumb titleKey={meta.titleKey} />}
            {meta.showBackToCatalog && !meta.isSignedOut && <BackToCatalog />}
            {page}
          </Main>
          {!meta.hideFooter && <Footer />}
          {user && <BottomBar onSearch={search.open} />}
          {search.overlay}
        </div>
      )}
    </>
  )
}

function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={css.skip} href="#content">
      {t('shell.skipToContent')}
    </a>
  )
}

function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const firstPath = useRef(path)

  // A new page starts reading at its beginning, as a page load would.
  useEffect(() => {
    firstPath.current ??= path
    if (path === firstPath.current) return
    main.current?.focus({ preventScroll: true })
    firstPath.current = ''
  }, [path])

  return (
    <main ref={main} id="content" className={css.main} tabIndex={-1}>
      {children}
    </main>
  )
}
