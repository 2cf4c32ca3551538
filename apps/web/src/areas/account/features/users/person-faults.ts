import type { PersonFault } from '@fust/domain/account'

export type PersonField = 'firstName' | 'lastName' | 'email' | 'phone'

/** The field that a fault is about. */
export const FIELD_OF_FAULT: ReadonlyMap<string, Exclude<PersonField, 'email'>> = new Map([
  ['first-name-missing', 'firstName'],
  ['last-name-missing', 'lastName'],
  ['phone-invalid', 'phone'],
])

const FIELDS: Readonly<Record<PersonFault, PersonField>> = {
  'first-name-missing': 'firstName',
  'last-name-missing': 'lastName',
  'email-invalid': 'email',
  'phone-invalid': 'phone',
}

/** What is wrong with each field. */
export function faultsByField(faults: readonly PersonFault[]): Partial<Record<PersonField, PersonFault>> {
  return Object.fromEntries(faults.map((fault) => [FIELDS[fault], fault]))
}
