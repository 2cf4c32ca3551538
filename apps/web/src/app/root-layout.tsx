import type { SessionUser } from '@fust/contract/rest'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { AccountCheck, canOrder, useSession } from '../session/index.ts'
import { useAfterFirstPaint } from '../lib/page/use-after-first-paint.ts'
import { preloadOverlays } from '../ui/overlay/preload-overlays.ts'
import { useAgeConfirmed } from './age-confirmation.ts'
import { AgeGate } from './age-gate.tsx'
import { useIsClosed } from '../lib/server/closed.ts'
import { usePreview } from '../lib/page/preview.ts'
import { BackToCatalog } from './back-to-catalog.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { NetworkNotes } from './network-notes.tsx'
import { OfflineNote } from './offline-note.tsx'
import { UnauthorizedPage } from './pages/unauthorized-page.tsx'
import { RouteTitle } from './route-title.tsx'
import css from './root-layout.module.css'
import { useSearchDoor } from './search-door.tsx'
import {
  CartInStepSlot,
  ClosedPage,
  CompactOrderBarSlot,
  LiveNotificationsSlot,
  OrderBarSlot,
  InvitationsSlot,
  OrderingForSlot,
  OrderStartSlot,
  PreviewSlot,
  TutorialSlot,
} from './slots.tsx'
import { useHashTarget } from './use-hash-target.ts'
import { useRouteMeta } from './use-route-meta.ts'

/** What stands around every page: age question, header, order bar, the page, footer, bottom bar. */
export function RootLayout() {
  const meta = useRouteMeta()
  // On the way to another page what is in the frame is drawn from here: a part that is gone by then asks for nothing more.
  useRouterState({ select: ({ location }) => location.pathname })
  const { user } = useSession()
  const isOldEnough = useAgeConfirmed()
  useGuardsFollow(user, meta.letIn)
  useHashTarget()
  const search = useSearchDoor(user !== null)
  useAfterFirstPaint(user !== null, preloadOverlays)
  const isClosed = useIsClosed()
  const preview = usePreview()
  if (isClosed) return <ClosedPage />
  if (!user && !isOldEnough && !meta.isForAllAges) return <AgeGate />

  const page = meta.isSignedOut ? <UnauthorizedPage /> : <Outlet />
  const bare = (meta.layout === 'split' || meta.layout === 'bare') && !meta.isSignedOut

  const orderingFor = user?.orderingFor && <OrderingForSlot customer={user.orderingFor} />
  const invitations = user && !orderingFor && user.openInvitations > 0 && (
    <InvitationsSlot count={user.openInvitations} />
  )

  return (
    <>
      <RouteTitle titleKey={meta.titleKey} />
      <AccountCheck />
      <NetworkNotes />
      {bare ? (
        <>
          {orderingFor}
          <Outlet />
        </>
      ) : (
        <div className={css.frame}>
          <SkipLink />
          {orderingFor}
          <OfflineNote />
          {user && preview && <PreviewSlot />}
          <Header hideCreateOrder={meta.hideCreateOrderButton ?? false} onSearch={search.open} />
          {meta.showOrderBar && user && canOrder(user) && <OrderBarSlot />}
          {meta.tabSelection && user && canOrder(user) && <CompactOrderBarSlot />}
          {user && <OrderStartSlot />}
          <Main>
            {!user && !meta.hideBreadcrumb && <Breadcrumb titleKey={meta.titleKey} />}
            {meta.showBackToCatalog && !meta.isSignedOut && <BackToCatalog />}
            {invitations}
            {page}
          </Main>
          {!meta.hideFooter && <Footer />}
          {user && <BottomBar onSearch={search.open} />}
          {search.overlay}
        </div>
      )}
      {user && canOrder(user) && <CartInStepSlot />}
      {user && <LiveNotificationsSlot />}
      {/* It waits while somebody searches. */}
      {user && user.showTutorial > 0 && !search.isOpen && <TutorialSlot user={user} />}
    </>
  )
}

/** Somebody else is here, or may do something else, than the guard let in: it decides anew where one may be. */
function useGuardsFollow(user: SessionUser | null, letIn: SessionUser | null | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (letIn !== undefined && letIn !== user) void router.invalidate()
  }, [router, user, letIn])
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
  // Nothing before the first page has opened: whoever is led elsewhere meanwhile has come from none.
  const shown = useRouterState({ select: ({ matches, resolvedLocation }) => resolvedLocation && matches.at(-1)?.id })
  const first = useRef(shown)
  // The frame comes first, and the page in pieces: both at once would keep a phone from answering twice as long.
  const isFrameThere = useDeferredValue(true, false)

  // A new page starts reading at its beginning, as a page load would; as it is drawn, and not under who types by then.
  useLayoutEffect(() => {
    first.current ??= shown
    if (shown === first.current) return
    main.current?.focus({ preventScroll: true })
    first.current = ''
  }, [shown])

  return (
    <main ref={main} id="content" className={css.main} tabIndex={-1}>
      {isFrameThere && children}
    </main>
  )
}
