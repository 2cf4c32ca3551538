import { isCommonPassword } from './common-password.ts'

export const PASSWORD_MINIMUM = 12
export const PASSWORD_MAXIMUM = 128
/** So many of a person's passwords, the one they have among them, are not taken again (decisions IDN-38). */
export const PASSWORDS_REMEMBERED = 5
/** Of an address that mail can be sent to. */
export const EMAIL_MAXIMUM = 254

/** What a new password has to be, in the order in which people are told. */
export const PASSWORD_RULES = ['long-enough', 'lower-case', 'upper-case', 'numeral', 'not-common'] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

const KEPT: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  'long-enough': ({ length }) => length >= PASSWORD_MINIMUM && length <= PASSWORD_MAXIMUM,
  'lower-case': (password) => /\p{Ll}/u.test(password),
  'upper-case': (password) => /\p{Lu}/u.test(password),
  numeral: (password) => /\p{Nd}/u.test(password),
  'not-common': (password) => !isCommonPassword(password),
}

/** The rules that a password breaks; none: it may be chosen. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  // What is too long to be one is not gone through.
  if (password.length > PASSWORD_MAXIMUM) return ['long-enough']
  return PASSWORD_RULES.filter((rule) => !KEPT[rule](password))
}
