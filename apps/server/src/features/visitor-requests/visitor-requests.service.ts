import type { VisitorProof } from '@fust/contract/rest'
import {
  partnerRequestFaults,
  visitorQuestionFaults,
  type PartnerFault,
  type PartnerRequest,
  type VisitorQuestion,
} from '@fust/domain/account'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { leaveMessages, type MessageToLeave } from '#features/outbox/index.ts'
import type { Portal } from '#features/portal/index.ts'
import { createVisitorTickets, type Visitor } from '#features/tickets/index.ts'
import { createChallengeKeyStore } from './challenge-key.store.ts'
import type { Challenges, ProofRefusal } from './challenges.service.ts'
import { partnerMessage, questionMessage } from './visitor-message.ts'

type FormRefusal = { code: Exclude<PartnerFault, 'missing' | 'too-long'> | 'fields-missing' | 'invalid-input' }
export type VisitorRefusal = FormRefusal | ProofRefusal | { code: 'proof-used' }

const REFUSED_BY: Readonly<Record<PartnerFault, FormRefusal['code']>> = {
  missing: 'fields-missing',
  'too-long': 'invalid-input',
  'email-invalid': 'email-invalid',
  'phone-invalid': 'phone-invalid',
  'terms-not-accepted': 'terms-not-accepted',
}

// It is about nobody's orders.
const OF_NO_SHIP_TO = { companyId: '', shipToId: '' }

/** What a form was sent with. */
type Sent = { requestId: string; proof: VisitorProof | undefined; language: string }
type Asked = { visitor: Visitor; subject: string; description: string; tell: (caseNumber: string) => MessageToLeave }

/** What visitors ask: each request opens one ticket, and the brewery is mailed. */
export function createVisitorRequests({
  db,
  clock,
  portal,
  challenges,
}: {
  db: Database
  clock: Clock
  portal: Portal
  challenges: Challenges
}) {
  async function open(
    { requestId, proof }: Sent,
    { visitor, subject, description, tell }: Asked,
  ): Promise<Outcome<void, VisitorRefusal>> {
    const solved = await challenges.review(proof)
    if (!solved.ok) return solved
    const challenge = solved.value
    const { settings, market } = await portal.now()
    return db.transaction(async (tx): Promise<Outcome<void, VisitorRefusal>> => {
      await createChallengeKeyStore(tx).lock()
      const tickets = createVisitorTickets(tx)
      const opened = await tickets.readOpened({ requestId, challenge })
      if (opened) return opened.requestId === requestId ? accept(undefined) : refuse({ code: 'proof-used' })
      const asked = { requestId, challenge, visitor, market: market.ticketMarket, subject, description }
      const id = await tickets.open({ ...asked, at: clock.now() })
      if (settings.contact.email !== '') leaveMessages(tx, OF_NO_SHIP_TO, [tell(String(id))])
      return accept(undefined)
    })
  }

  /** Who would like to become a customer. */
  async function becomePartner(sent: Sent, request: PartnerRequest): Promise<Outcome<void, VisitorRefusal>> {
    const [fault] = Object.values(partnerRequestFaults(request))
    if (fault) return refuse({ code: REFUSED_BY[fault] })
    const { companyName, chamberNumber, city, trade, message } = request
    const person = personOf(request)
    const company = { companyName: companyName.trim(), chamberNumber: chamberNumber.trim(), city: city.trim(), trade }
    const description = message.trim()
    return open(sent, {
      visitor: { wish: 'partner', language: sent.language, ...person, ...company },
      subject: `${company.companyName}, ${company.city}`,
      description,
      tell: (caseNumber) => partnerMessage(sent.requestId, { ...person, ...company, message: description, caseNumber }),
    })
  }

  /** Whatever else a visitor asks. */
  async function ask(sent: Sent, question: VisitorQuestion): Promise<Outcome<void, VisitorRefusal>> {
    const [fault] = Object.values(visitorQuestionFaults(question))
    if (fault) return refuse({ code: REFUSED_BY[fault] })
    const person = personOf(question)
    const subject = question.subject.trim()
    const description = question.message.trim()
    return open(sent, {
      visitor: { wish: 'question', language: sent.language, ...person, ...OF_NO_COMPANY },
      subject,
      description,
      tell: (caseNumber) => questionMessage(sent.requestId, { ...person, subject, message: description, caseNumber }),
    })
  }

  return { becomePartner, ask }
}

export type VisitorRequests = ReturnType<typeof createVisitorRequests>

const OF_NO_COMPANY = { companyName: '', chamberNumber: '', city: '', trade: null }

const personOf = ({ firstName, lastName, email, phone }: VisitorQuestion | PartnerRequest) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  phone: phone.trim(),
})
