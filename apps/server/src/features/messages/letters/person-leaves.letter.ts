import type { CalendarDate } from '@fust/domain/calendar'
import { localeOf } from '@fust/domain/market'
import { greetingTo, type Letter, type Writer } from '../letter.ts'
import { dayText } from '../order-parts.ts'

/** Tells that an account is closed and when it is erased: to its person, or to who looks after people; it holds no link. */
export function personLeaves(
  { firstName, day, leaver }: { firstName: string; day: CalendarDate; /** Null: the reader. */ leaver: string | null },
  { language, market, say, brewery, contact }: Writer,
): Letter {
  const on = { day: dayText(day, localeOf(language, market)) }
  return {
    language,
    subject:
      leaver === null
        ? say('person-leaves.own-subject', { brewery })
        : say('person-leaves.subject', { email: leaver, brewery }),
    greeting: greetingTo(firstName, say),
    paragraphs:
      leaver === null
        ? [say('person-leaves.own', on), say('person-leaves.change-of-mind')]
        : [say('person-leaves.other', { ...on, email: leaver }), say('person-leaves.successor')],
    facts: [],
    goods: null,
    link: null,
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
