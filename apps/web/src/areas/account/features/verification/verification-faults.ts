import type { TextKey } from '../../../../i18n/index.ts'

const FAULT_KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['code-missing', 'verification.codeMissing'],
  ['phone-code-wrong', 'verification.codeWrong'],
  ['terms-not-accepted', 'password.termsMissing'],
  ['field-missing', 'verification.fieldMissing'],
  ['no-email-found', 'verification.noEmail'],
  ['invalid-input', 'verification.noEmail'],
  ['too-many-requests', 'password.tooOften'],
  ['unauthorized', 'session.expired'],
  ['unreachable', 'session.unreachable'],
])

/** What is wrong, of the fields or said by the server. */
export const verificationFaultKey = (code: string): TextKey => FAULT_KEYS.get(code) ?? 'messages.something-went-wrong'
