import type { ReactNode } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { useSession } from '../../../../session/index.ts'
import { InvitationPage } from '../sign-in/index.ts'
import { TermsPage } from './terms-page.tsx'

/** By the link of an invitation the first password; for who is in without one, the terms. */
export function VerificationPage(): ReactNode {
  const { user } = useSession()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  return user && !user.termsAgreed && hash === '' ? <TermsPage firstName={user.firstName} /> : <InvitationPage />
}
