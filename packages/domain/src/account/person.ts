import { isLongerThan } from '../text/text-length.ts'
import { EMAIL_MAXIMUM } from './password.ts'

/** Code points of a first and of a last name. */
export const PERSON_NAME_MAXIMUM = 60
/** Characters of a phone number as people write it. */
export const PHONE_MAXIMUM = 30

const PHONE_DIGITS = { least: 8, most: 15 }
// Looser than addresses are: whether mail arrives is found out by sending one.
const ADDRESS = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/

/** Whether it looks like an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return !isLongerThan(text, EMAIL_MAXIMUM) && ADDRESS.test(text)
}

/** Whether it is a phone number, with the signs that people put between digits. */
export function isPhoneNumber(text: string): boolean {
  if (isLongerThan(text, PHONE_MAXIMUM)) return false
  const digits = text
    .trim()
    .replace(/^\+/, '')
    .replaceAll(/[ ()./-]/g, '')
  return /^\d+$/.test(digits) && digits.length >= PHONE_DIGITS.least && digits.length <= PHONE_DIGITS.most
}

export type PersonWords = { email: string; firstName: string; lastName: string; phone: string }

/** What is wrong with what is said of a person, in the order of a form (IDN-42). */
export const PERSON_FAULTS = ['first-name-missing', 'last-name-missing', 'email-invalid', 'phone-invalid'] as const
export type PersonFault = (typeof PERSON_FAULTS)[number]

const RIGHT: Readonly<Record<PersonFault, (person: PersonWords) => boolean>> = {
  'first-name-missing': ({ firstName }) => isName(firstName),
  'last-name-missing': ({ lastName }) => isName(lastName),
  'email-invalid': ({ email }) => isEmailAddress(email),
  'phone-invalid': ({ phone }) => isPhoneNumber(phone),
}

/** The faults of what is said of a person; none: it can be taken. */
export function personFaults(person: PersonWords): PersonFault[] {
  return PERSON_FAULTS.filter((fault) => !RIGHT[fault](person))
}

const isName = (name: string): boolean => name.trim() !== '' && !isLongerThan(name, PERSON_NAME_MAXIMUM)
