import type { TextKey } from '../../../../i18n/index.ts'

const FAULT_KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['email-invalid', 'session.emailInvalid'],
  ['password-missing', 'password.missing'],
  ['old-password-wrong', 'password.oldWrong'],
  ['password-requirements', 'password.requirements'],
  ['password-used-before', 'password.usedBefore'],
  ['passwords-differ', 'password.differ'],
  ['terms-not-accepted', 'password.termsMissing'],
  ['too-many-requests', 'password.tooOften'],
  // What cannot be an address or a password is neither.
  ['invalid-input', 'password.requirements'],
  ['unreachable', 'session.unreachable'],
])

/** What is wrong, of the fields or said by the server. */
export const passwordFaultKey = (code: string): TextKey => FAULT_KEYS.get(code) ?? 'messages.something-went-wrong'
