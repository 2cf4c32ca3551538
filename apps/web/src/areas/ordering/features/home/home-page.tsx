import { useSession } from '../../../../session/index.ts'
import { CustomerHome } from './customer-home.tsx'
import { VisitorHome } from './visitor-home.tsx'

/** For a customer what comes next; for a visitor who we are and where to sign in. */
export function HomePage() {
  const { user, isLoading } = useSession()
  if (isLoading) return null
  return user ? <CustomerHome user={user} /> : <VisitorHome />
}
