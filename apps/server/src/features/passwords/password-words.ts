import { wording, type WordKey, type Wording } from '#words/words.ts'
import type { PasswordRefusal } from './passwords.service.ts'

const KEYS: Readonly<Record<PasswordRefusal['code'], WordKey>> = {
  'link-expired': 'password.link-expired',
  'link-used': 'password.link-used',
  'password-requirements': 'password.requirements',
  'password-used-before': 'password.used-before',
  'terms-not-accepted': 'password.terms',
}

/** What clients of GraphQL are told; the web has words of its own for these codes. */
export const refusalWords = (code: PasswordRefusal['code']): Wording => wording(KEYS[code])
