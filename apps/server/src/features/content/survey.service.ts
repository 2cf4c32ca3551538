import type { SurveyAnswer } from '@fust/domain/survey'
import { yearAndMonth } from '@fust/domain/calendar'
import { accept, type Outcome } from '@fust/domain/outcome'
import type { Database } from '#platform/database/database.ts'
import type { Actor } from '#request/actor.ts'
import { allowedHere, type Authorise, type OperationName, type ShipToRefusal } from '#request/policy.ts'
import type { Portal } from '#features/portal/index.ts'
import { allowedStill } from '#features/session/index.ts'
import { createSurveyStore, type StoredAnswer } from './survey.store.ts'

export type { StoredAnswer } from './survey.store.ts'

/** Who asks, by which operation; and the mark of the brewery, where it is known. */
type Asking = { actor: Actor | null; operation: OperationName; mark: string | undefined }

/** What was answered this year, and in the years before, the latest first. */
export type AnsweredYears = { year: number; answers: StoredAnswer[]; past: { year: number; answers: StoredAnswer[] }[] }

/** How many years back one looks. */
const PAST_YEARS = 5

/** What the people of a ship-to say to the checklist: kept for all of them, so that it can be gone on with; each year anew. */
export function createSurvey({ db, portal, authorise }: { db: Database; portal: Portal; authorise: Authorise }) {
  const store = createSurveyStore(db)

  async function read({ actor, operation, mark }: Asking): Promise<Outcome<AnsweredYears, ShipToRefusal>> {
    const allowed = allowedHere(authorise, actor, operation)
    if (!allowed.ok) return allowed
    const { now } = await portal.now(mark)
    const { year } = yearAndMonth(now.today)
    return accept(await readYears(allowed.value.access, year))
  }

  async function save(
    { actor, operation, mark }: Asking,
    answers: readonly { question: string; answer: SurveyAnswer }[],
    { onlyUnanswered }: { onlyUnanswered: boolean },
  ): Promise<Outcome<AnsweredYears, ShipToRefusal>> {
    const allowed = allowedHere(authorise, actor, operation)
    if (!allowed.ok) return allowed
    const { actor: person, access } = allowed.value
    const { now, instant } = await portal.now(mark)
    const { year } = yearAndMonth(now.today)
    const saved = await db.transaction(async (tx) => {
      const still = await allowedStill(tx, authorise, { actor: person, operation, shipToId: access.shipToId })
      if (still.ok)
        await createSurveyStore(tx).save(access, answers, { by: person.userId, at: instant, year, onlyUnanswered })
      return still
    })
    return saved.ok ? accept(await readYears(access, year)) : saved
  }

  async function readYears(place: Parameters<typeof store.read>[0], year: number): Promise<AnsweredYears> {
    const all = await store.read(place, { from: year - PAST_YEARS, to: year })
    const byYear = Map.groupBy(all, (answer) => answer.year)
    const answers = byYear.get(year) ?? []
    byYear.delete(year)
    return { year, answers, past: [...byYear].map(([past, given]) => ({ year: past, answers: given })) }
  }

  return { read, save }
}

export type Survey = ReturnType<typeof createSurvey>
