import type { WallTime } from '@fust/domain/calendar'
import { greetingTo, type Letter, type Writer } from '../letter.ts'

/** Tells a person that their password was changed; it holds no link, so that nobody learns to follow one. */
export function passwordChanged(
  { firstName, at }: { firstName: string; at: WallTime },
  { language, say, brewery, contact }: Writer,
): Letter {
  const time = [at.hour, at.minute].map((part) => String(part).padStart(2, '0')).join(':')
  return {
    language,
    subject: say('password-changed.subject', { brewery }),
    greeting: greetingTo(firstName, say),
    paragraphs: [say('password-changed.when', { time }), say('password-changed.was-it-you')],
    facts: [],
    goods: null,
    link: null,
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
