import type { Letter, Writer } from '../letter.ts'
import { ticketLink } from './visitor-question.letter.ts'

/** A place where a ship-to would like deliveries, and who asked. */
export type AddressWish = {
  company: string
  shipToId: string
  shipTo: string
  address: string
  note: string
  person: string
  email: string
  /** Left out in what was left before such a request opened a ticket. */
  caseNumber?: string
}

/** Tells the brewery where a customer would like deliveries; only the mail goes to the brewery itself. */
export function addressWish(wish: AddressWish, writer: Writer): Letter {
  const { language, say } = writer
  const { company, shipToId, shipTo, address, note, person, email } = wish
  const facts = [
    ['address', address],
    ['ship-to', `${shipTo} (${shipToId})`],
    ['person', person],
    ['email', email],
    ['note', note],
  ] as const
  return {
    language,
    subject: say('address-wish.subject', { company }),
    greeting: say('greeting.nameless'),
    paragraphs: [say('address-wish.intro', { company })],
    facts: facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ label: say(`address-wish.${name}`), value })),
    goods: null,
    link: ticketLink(wish, writer),
    questions: null,
  }
}
