import { greetingTo, type Letter, type Writer } from '../letter.ts'

type ToldNotification = { firstName: string; text: string; details: readonly string[]; path: string }

/** Tells by mail what the portal tells, and where to go on. */
export function notificationTold(
  { firstName, text, details, path }: ToldNotification,
  { language, say, contact, publicUrl }: Writer,
): Letter {
  return {
    language,
    subject: text,
    greeting: greetingTo(firstName, say),
    paragraphs: [text, ...details, say('notification-told.why')],
    facts: [],
    goods: null,
    link: { label: say('notification-told.link'), url: `${publicUrl}${path}` },
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
