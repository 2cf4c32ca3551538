import { greetingTo, type Letter, type Writer } from '../letter.ts'

const MINUTES_AN_HOUR = 60

export const hoursText = (minutes: number): string => String(Math.max(1, Math.round(minutes / MINUTES_AN_HOUR)))

type Invited = {
  firstName: string
  url: string
  minutes: number
  /** Who of which companies invites; left out where the brewery does. */
  by?: string
  companies?: string
}

/** Asks a person in: by the link they choose their first password. */
export function invitation(
  { firstName, url, minutes, by, companies }: Invited,
  { language, say, brewery, contact }: Writer,
): Letter {
  const hours = hoursText(minutes)
  const isOfCompany = by !== undefined && companies !== undefined
  return {
    language,
    subject: say('invitation.subject', { brewery }),
    greeting: greetingTo(firstName, say),
    paragraphs: [
      isOfCompany ? say('invitation.by-company', { by, companies, brewery }) : say('invitation.intro', { brewery }),
      say('invitation.once', { hours }),
    ],
    facts: [],
    goods: null,
    link: { label: say('invitation.link'), url },
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
