import { asOneLine } from '@fust/domain/text'
import type { TextKey } from '../../../../i18n/index.ts'

export type Step = 'email' | 'password'
export type SignInFields = { email: string; password: string }

// Looser than addresses are: whether it is somebody's is for the server.
const ADDRESS = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/

/** An e-mail address without what it was pasted with. */
export const emailOf = (typed: string): string => asOneLine(typed).trim()

/** Whether it looks like an e-mail address. */
export const isEmail = (typed: string): boolean => ADDRESS.test(emailOf(typed))

/** What is wrong with what a step of the login asks for. */
export const reviewSignIn =
  (step: Step) =>
  ({ email, password }: SignInFields) => ({
    ...(!isEmail(email) && { email: 'email-invalid' }),
    ...(step === 'password' && !password && { password: 'password-missing' }),
  })

/** What is wrong, of the fields or said by the server. */
export const FAULT_KEYS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['email-invalid', 'session.emailInvalid'],
  ['password-missing', 'session.passwordMissing'],
  ['wrong-credentials', 'messages.wrong-credentials'],
  // What cannot be an address or a password is not theirs either.
  ['invalid-input', 'messages.wrong-credentials'],
  ['code-missing', 'secondFactor.missing'],
  ['second-factor-wrong', 'secondFactor.wrong'],
  ['second-step-over', 'secondFactor.over'],
  ['passkey-wrong', 'passkey.wrong'],
  ['passkey-cancelled', 'passkey.cancelled'],
  ['too-many-requests', 'password.tooOften'],
  ['account-inactive', 'session.inactive'],
  ['account-locked', 'messages.account-locked'],
  ['unreachable', 'session.unreachable'],
])
