import { Navigate } from '@tanstack/react-router'
import { PATHS } from '../../../../paths.ts'

/** Leads on to the one page of contacts. */
export function ToContacts() {
  return <Navigate to={PATHS.contacts} replace />
}
