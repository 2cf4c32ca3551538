import type { PartnerRequest } from '@fust/domain/account'
import type { Letter, Writer } from '../letter.ts'
import { ticketLink } from './visitor-question.letter.ts'

/** Tells the brewery who would like to become a customer; only the mail goes to the brewery itself. */
export function partnerRequest(
  request: Omit<PartnerRequest, 'hasAgreedTerms'> & { caseNumber?: string },
  writer: Writer,
): Letter {
  const { language, say } = writer
  const { companyName, chamberNumber, city, trade, firstName, lastName, email, phone, message } = request
  const facts = [
    ['company', companyName],
    ['chamber-number', chamberNumber],
    ['city', city],
    ['trade', say(`partner-request.trade.${trade}`)],
    ['name', `${firstName} ${lastName}`],
    ['email', email],
    ['phone', phone],
  ] as const
  return {
    language,
    subject: say('partner-request.subject', { company: companyName, city }),
    greeting: say('greeting.nameless'),
    paragraphs: [
      say('partner-request.intro', { company: companyName }),
      ...message.split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    facts: facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ label: say(`partner-request.${name}`), value })),
    goods: null,
    link: ticketLink(request, writer),
    questions: null,
  }
}
