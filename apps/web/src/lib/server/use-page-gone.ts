import { useEffect, useEffectEvent } from 'react'
import { GraphqlError } from './graphql.ts'

/** Leads from a page that a list does not have, as an old link may name, to its first one; true until one is there. */
export function usePageGone(page: number, error: Error | null, showFirst: () => void): boolean {
  const isGone = page > 1 && error instanceof GraphqlError && error.category === 'graphql-input'
  const leave = useEffectEvent(showFirst)
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  return isGone
}
