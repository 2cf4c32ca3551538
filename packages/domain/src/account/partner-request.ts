import { isLongerThan } from '../text/text-length.ts'
import { isEmpty, lineFault } from './line-fault.ts'
import { isEmailAddress, isPhoneNumber, PERSON_NAME_MAXIMUM, type PersonWords } from './person.ts'

/** What whoever is no customer yet may do with beer. */
export const PARTNER_TRADES = ['bar', 'restaurant', 'shop', 'wholesale', 'events', 'other'] as const
export type PartnerTrade = (typeof PARTNER_TRADES)[number]

/** Code points of what somebody who is no customer yet says of themselves. */
export const PARTNER_MAXIMUM = { companyName: 120, chamberNumber: 30, city: 100, message: 2_000 } as const

/** What somebody says who would like to become a customer, or to be called (CNT-27). */
export type PartnerRequest = PersonWords & {
  companyName: string
  /** As the chamber of commerce knows the company; who has none yet leaves it empty. */
  chamberNumber: string
  city: string
  trade: PartnerTrade
  message: string
  hasAgreedTerms: boolean
}

export type PartnerFault = 'missing' | 'too-long' | 'email-invalid' | 'phone-invalid' | 'terms-not-accepted'

/** What is wrong with a request, by its field and in the order of the form; empty: it can be sent. */
export function partnerRequestFaults(request: PartnerRequest): Partial<Record<keyof PartnerRequest, PartnerFault>> {
  const faults: [keyof PartnerRequest, PartnerFault | null][] = [
    ['companyName', lineFault(request.companyName, PARTNER_MAXIMUM.companyName)],
    ['chamberNumber', isLongerThan(request.chamberNumber, PARTNER_MAXIMUM.chamberNumber) ? 'too-long' : null],
    ['city', lineFault(request.city, PARTNER_MAXIMUM.city)],
    ['firstName', lineFault(request.firstName, PERSON_NAME_MAXIMUM)],
    ['lastName', lineFault(request.lastName, PERSON_NAME_MAXIMUM)],
    ['email', isEmpty(request.email) ? 'missing' : isEmailAddress(request.email.trim()) ? null : 'email-invalid'],
    ['phone', isEmpty(request.phone) ? 'missing' : isPhoneNumber(request.phone) ? null : 'phone-invalid'],
    ['message', isLongerThan(request.message, PARTNER_MAXIMUM.message) ? 'too-long' : null],
    ['hasAgreedTerms', request.hasAgreedTerms ? null : 'terms-not-accepted'],
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}
