import type { Letter, Writer } from '../letter.ts'

type ToldQuestion = {
  firstName: string
  lastName: string
  email: string
  phone: string
  subject: string
  message: string
  caseNumber?: string
}

/** Tells the brewery what a visitor asks; only the mail goes to the brewery itself. */
export function visitorQuestion(question: ToldQuestion, writer: Writer): Letter {
  const { language, say } = writer
  const { firstName, lastName, email, phone, subject, message } = question
  const name = `${firstName} ${lastName}`
  const facts = [
    ['name', name],
    ['email', email],
    ['phone', phone],
  ] as const
  return {
    language,
    subject: say('visitor-question.subject', { subject }),
    greeting: say('greeting.nameless'),
    paragraphs: [
      say('visitor-question.intro', { name, subject }),
      ...message.split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    facts: facts
      .filter(([, value]) => value !== '')
      .map(([fact, value]) => ({ label: say(`partner-request.${fact}`), value })),
    goods: null,
    link: ticketLink(question, writer),
    questions: null,
  }
}

/** Where the brewery answers; null where a message names no ticket yet. */
export const ticketLink = ({ caseNumber }: { caseNumber?: string }, { say, publicUrl }: Writer): Letter['link'] =>
  caseNumber === undefined ? null : { label: say('see-ticket'), url: `${publicUrl}/support/tickets/${caseNumber}` }
