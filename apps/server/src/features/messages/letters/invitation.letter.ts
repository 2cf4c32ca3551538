import { greetingTo, type Letter, type Writer } from '../letter.ts'

const MINUTES_AN_HOUR = 60

/** Asks a person in: by the link they choose their first password. */
export function invitation(
  { firstName, url, minutes }: { firstName: string; url: string; minutes: number },
  { language, say, brewery, contact }: Writer,
): Letter {
  const hours = String(Math.round(minutes / MINUTES_AN_HOUR))
  return {
    language,
    subject: say('invitation.subject', { brewery }),
    greeting: greetingTo(firstName, say),
    paragraphs: [say('invitation.intro', { brewery }), say('invitation.once', { hours })],
    facts: [],
    goods: null,
    link: { label: say('invitation.link'), url },
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
