import type { WallTime } from '@fust/domain/calendar'
import { greetingTo, type Letter, type Writer } from '../letter.ts'

/** What becomes of a second factor. */
export const FACTOR_CHANGES = [
  'on',
  'off',
  'taken-away',
  'new-codes',
  'code-used',
  'passkey-added',
  'passkey-removed',
] as const
export type FactorChange = (typeof FACTOR_CHANGES)[number]

/** Tells a person what became of their second factor; it holds no link, so that nobody learns to follow one. */
export function secondFactorChanged(
  { firstName, change, at }: { firstName: string; change: FactorChange; at: WallTime },
  { language, say, brewery, contact }: Writer,
): Letter {
  const time = [at.hour, at.minute].map((part) => String(part).padStart(2, '0')).join(':')
  return {
    language,
    subject: say('second-factor-changed.subject', { brewery }),
    greeting: greetingTo(firstName, say),
    paragraphs: [say(`second-factor-changed.${change}`, { time }), say('second-factor-changed.was-it-you')],
    facts: [],
    goods: null,
    link: null,
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
