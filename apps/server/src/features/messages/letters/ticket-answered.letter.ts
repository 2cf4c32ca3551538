import { CLAIM_SETTLEMENTS } from '@fust/domain/support'
import { greetingTo, type Letter, type Writer } from '../letter.ts'

type ToldAnswer = {
  ticketId: number
  subject: string
  answer: string
  answeredBy: string | null
  firstName: string
  /** How the claim was settled, where the answer settles one. */
  settlement: string | null
}

/** Tells who asked what the brewery answers, and where to go on. */
export function ticketAnswered(
  { ticketId, subject, answer, answeredBy, firstName, settlement }: ToldAnswer,
  writer: Writer,
): Letter {
  const { language, say, brewery, contact, publicUrl } = writer
  const number = String(ticketId)
  const settled = CLAIM_SETTLEMENTS.find((own) => own === settlement)
  return {
    language,
    subject: say('ticket-answered.subject', { number, subject }),
    greeting: greetingTo(firstName, say),
    paragraphs: [
      say('ticket-answered.intro', { name: answeredBy ?? brewery, subject }),
      ...answer.split(/\n+/).filter((line) => line.trim() !== ''),
      say('ticket-answered.reply'),
    ],
    facts: [
      { label: say('fact.case-number'), value: number },
      ...(settled ? [{ label: say('fact.claim'), value: say(`claim.${settled}`) }] : []),
    ],
    goods: null,
    link: { label: say('see-ticket'), url: `${publicUrl}/support/tickets/${number}` },
    questions: contact === '' ? null : say('questions', { contact }),
  }
}
