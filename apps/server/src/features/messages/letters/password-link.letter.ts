import { greetingTo, type Letter, type Writer } from '../letter.ts'

/** Brings the link to a new password to somebody who asked for it, or in whose name somebody did. */
export function passwordLink(
  { firstName, url, minutes }: { firstName: string; url: string; minutes: number },
  { language, say, brewery, contact }: Writer,
): Letter {
  return {
    language,
    subject: say('password-link.subject', { brewery }),
    greeting: greetingTo(firstName, say),
    paragraphs: [
      say('password-link.intro', { brewery }),
      say('password-link.once', { minutes: String(minutes) }),
      say('password-link.was-it-you'),
    ],
    facts: [],
    goods: null,
    link: { label: say('password-link.link'), url },
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
