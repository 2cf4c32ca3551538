import type { Letter, Writer } from '../letter.ts'

/** A ticket as customer service reads of it by mail. */
type DeskTicket = {
  ticketId: number
  subject: string
  description: string
  company: string
  shipTo: string
  person: string
  email: string
  category: string
  /** The order that it is about; empty without one. */
  orderNumber: string
  isClaim: boolean
  /** Empty for customer service. */
  owner: string
}

/** Tells customer service of a new ticket, or of one that nobody has answered in time; only the mail goes to the brewery itself. */
export function ticketOpened(ticket: DeskTicket, isOverdue: boolean, writer: Writer): Letter {
  const { language, say, publicUrl } = writer
  const { ticketId, subject, description, company, shipTo, person, email, category, orderNumber, owner } = ticket
  const facts = [
    ['customer', [company, shipTo].filter(Boolean).join(', ')],
    ['person', person],
    ['email', email],
    ['category', category],
    ['order', orderNumber],
    ['owner', owner || say('ticket-opened.service')],
  ] as const
  const named = { number: ticketId, subject, company: company || person }
  const title = isOverdue ? 'unanswered' : ticket.isClaim ? 'claim' : 'subject'
  return {
    language,
    subject: say(`ticket-opened.${title}`, named),
    greeting: say('greeting.nameless'),
    paragraphs: [
      say(isOverdue ? 'ticket-opened.overdue' : 'ticket-opened.intro', named),
      ...description.split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    facts: facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ label: say(`ticket-opened.fact-${name}`), value })),
    goods: null,
    link: { label: say('see-ticket'), url: `${publicUrl}/support/tickets/${ticketId}` },
    questions: null,
  }
}
