import type { TextKey } from '../../../../../i18n/index.ts'

const FAULT_KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['password-missing', 'password.missing'],
  ['password-wrong', 'secondFactor.pw'],
  ['code-missing', 'secondFactor.missing'],
  ['second-factor-wrong', 'secondFactor.wrong'],
  ['second-factor-on', 'secondFactor.already'],
  ['second-factor-kept', 'secondFactor.kept'],
  ['name-missing', 'passkey.nameMissing'],
  ['passkey-wrong', 'passkey.wrong'],
  ['passkey-cancelled', 'passkey.cancelled'],
  ['passkey-known', 'passkey.known'],
  ['passkey-not-here', 'passkey.notHere'],
  ['too-many-passkeys', 'passkey.tooMany'],
  ['too-many-requests', 'password.tooOften'],
  ['unreachable', 'session.unreachable'],
])

/** What is wrong with a second factor, of the fields or said by the server. */
export const factorFaultKey = (code: string): TextKey => FAULT_KEYS.get(code) ?? 'messages.something-went-wrong'
