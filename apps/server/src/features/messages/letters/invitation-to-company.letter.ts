import { greetingTo, type Letter, type Writer } from '../letter.ts'
import { hoursText } from './invitation.letter.ts'

type Invited = { firstName: string; url: string; minutes: number; by: string; companies: string }

/** Asks somebody with an account whether they want to order for a company, too; it holds no token. */
export function invitationToCompany(
  { firstName, url, minutes, by, companies }: Invited,
  { language, say, brewery, contact }: Writer,
): Letter {
  return {
    language,
    subject: say('invitation-to-company.subject', { companies, brewery }),
    greeting: greetingTo(firstName, say),
    paragraphs: [
      say('invitation-to-company.intro', { by, companies, brewery }),
      say('invitation-to-company.until', { hours: hoursText(minutes) }),
    ],
    facts: [],
    goods: null,
    link: { label: say('invitation-to-company.link'), url },
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
