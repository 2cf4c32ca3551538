import type { SurveyAnswer } from '@fust/domain/survey'
import { accept, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database.ts'
import type { Actor } from '#request/actor.ts'
import { allowedHere, type Authorise, type OperationName, type ShipToRefusal } from '#request/policy.ts'
import { createSurveyStore, type StoredAnswer } from './survey.store.ts'

export type { StoredAnswer } from './survey.store.ts'

/** What the people of a ship-to say to the checklist: kept for all of them, so that it can be gone on with. */
export function createSurvey({ db, clock, authorise }: { db: Queries; clock: Clock; authorise: Authorise }) {
  const store = createSurveyStore(db)

  async function read(actor: Actor | null, operation: OperationName): Promise<Outcome<StoredAnswer[], ShipToRefusal>> {
    const allowed = allowedHere(authorise, actor, operation)
    return allowed.ok ? accept(await store.read(allowed.value.access)) : allowed
  }

  async function save(
    actor: Actor | null,
    operation: OperationName,
    answers: readonly { question: string; answer: SurveyAnswer }[],
  ): Promise<Outcome<StoredAnswer[], ShipToRefusal>> {
    const allowed = allowedHere(authorise, actor, operation)
    if (!allowed.ok) return allowed
    const { actor: person, access } = allowed.value
    await store.save(access, answers, { by: person.userId, at: clock.now() })
    return accept(await store.read(access))
  }

  return { read, save }
}

export type Survey = ReturnType<typeof createSurvey>
