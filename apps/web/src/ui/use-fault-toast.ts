import { isAccessError } from '../lib/server/graphql.ts'
import { useToast } from './toast.tsx'

/** Gives the function that says what did not work; who has no session any more is led to the login instead. */
export function useFaultToast(): (fault: unknown, text: string) => void {
  const showToast = useToast()
  return (fault, text) => {
    if (!isAccessError(fault)) showToast({ tone: 'bad', text })
  }
}
