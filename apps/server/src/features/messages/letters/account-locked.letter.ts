import type { FailureScope } from '@fust/domain/account'
import type { WallTime } from '@fust/domain/calendar'
import { greetingTo, type Letter, type Writer } from '../letter.ts'

/** Tells a person that somebody tried their password; it holds no link, so that nobody learns to follow one. */
export function accountLocked(
  { firstName, until, scope }: { firstName: string; until: WallTime; scope: FailureScope },
  { language, say, brewery, contact }: Writer,
): Letter {
  const time = [until.hour, until.minute].map((part) => String(part).padStart(2, '0')).join(':')
  const where = scope === 'elsewhere' ? 'account-locked.until' : 'account-locked.until-here'
  return {
    language,
    subject: say('account-locked.subject', { brewery }),
    greeting: greetingTo(firstName, say),
    paragraphs: [say(where, { time }), say('account-locked.was-it-you')],
    facts: [],
    goods: null,
    link: null,
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
