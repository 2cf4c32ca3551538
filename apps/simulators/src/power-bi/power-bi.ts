import { randomBytes } from 'node:crypto'
import type { Behaviour } from '../behaviour.ts'

const MOST_KEPT = 500

/** For whom a report was made, as the rules of its rows would be told. */
export type Identity = { username: string; roles: readonly string[]; datasets: readonly string[]; customData?: string }

/** A report that somebody may see, until then. */
export type Shown = { reportId: string; identity: Identity; until: Date }

export type Tokens = ReturnType<typeof createTokens>
export type PowerBiParts = {
  tokens: Tokens
  behaviour: Behaviour
  now: () => Date
  /** Where its pages reach people; at its own address where nobody says. */
  portalUrl?: string | undefined
}

/** What was given out: to applications, and for reports. */
export function createTokens() {
  const applications = new Map<string, Date>()
  const reports = new Map<string, Shown>()
  const give = <Kept>(kept: Map<string, Kept>, value: Kept): string => {
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest)
    const token = randomBytes(32).toString('base64url')
    kept.set(token, value)
    return token
  }
  return {
    letIn: (until: Date) => give(applications, until),
    isLetIn: (token: string, now: Date) => (applications.get(token) ?? now) > now,
    show: (shown: Shown) => give(reports, shown),
    find: (token: string) => reports.get(token),
    all: (): readonly Shown[] => [...reports.values()].toReversed(),
  }
}
