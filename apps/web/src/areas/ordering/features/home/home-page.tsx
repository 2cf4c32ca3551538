import { useSession } from '../../../../session/index.ts'
import { onDemand } from '../../../../ui/on-demand.tsx'
import { VisitorHome } from './visitor-home.tsx'

const CustomerHome = onDemand(async () => (await import('./customer-home.tsx')).CustomerHome)

/** For a customer what comes next; for a visitor who we are and where to sign in. */
export function HomePage() {
  const { user, isLoading } = useSession()
  if (isLoading) return null
  return user ? <CustomerHome user={user} /> : <VisitorHome />
}
