import { TICKET_MAXIMUM } from '../support/ticket.ts'
import { lineFault } from './line-fault.ts'
import { isEmailAddress, isPhoneNumber, PERSON_NAME_MAXIMUM, type PersonWords } from './person.ts'

/** What a visitor asks of the brewery, and where they are answered; a phone number may be left out (CNT-28). */
export type VisitorQuestion = PersonWords & { subject: string; message: string; hasAgreedTerms: boolean }

export type VisitorQuestionFault = 'missing' | 'too-long' | 'email-invalid' | 'phone-invalid' | 'terms-not-accepted'

/** What is wrong with a question, by its field and in the order of the form; empty: it can be sent. */
export function visitorQuestionFaults(
  question: VisitorQuestion,
): Partial<Record<keyof VisitorQuestion, VisitorQuestionFault>> {
  const { email, phone } = question
  const faults: [keyof VisitorQuestion, VisitorQuestionFault | null][] = [
    ['firstName', lineFault(question.firstName, PERSON_NAME_MAXIMUM)],
    ['lastName', lineFault(question.lastName, PERSON_NAME_MAXIMUM)],
    ['email', email.trim() === '' ? 'missing' : isEmailAddress(email.trim()) ? null : 'email-invalid'],
    ['phone', phone.trim() === '' || isPhoneNumber(phone) ? null : 'phone-invalid'],
    ['subject', lineFault(question.subject, TICKET_MAXIMUM.subject)],
    ['message', lineFault(question.message, TICKET_MAXIMUM.description)],
    ['hasAgreedTerms', question.hasAgreedTerms ? null : 'terms-not-accepted'],
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}
