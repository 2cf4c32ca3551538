import { readLocalJson, writeLocal } from '../../../../lib/storage/storage.ts'

/** The pages of the tutorial that a person has seen on this device; a logout forgets them (CNT-39). */
export function seenPages(userId: string): readonly string[] {
  const kept = readLocalJson('tutorialPages')
  const own: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, userId) : undefined
  return Array.isArray(own) ? own.filter((id) => typeof id === 'string') : []
}

export function keepSeenPages(userId: string, ids: readonly string[]): void {
  const all = [...new Set([...seenPages(userId), ...ids])]
  writeLocal('tutorialPages', JSON.stringify({ [userId]: all }))
}
