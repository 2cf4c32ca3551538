export const PASSWORD_MINIMUM = 12
export const PASSWORD_MAXIMUM = 128
/** Of an address that mail can be sent to. */
export const EMAIL_MAXIMUM = 254

export type PasswordRefusal = {
  readonly code:
    | 'password-too-short'
    | 'password-too-long'
    | 'password-needs-lower-case'
    | 'password-needs-upper-case'
    | 'password-needs-numeral'
    | 'passwords-differ'
}

/** Every rule that a password breaks, so that all of them can be ticked off while typing (IDN-32 to IDN-35). */
export function reviewPassword(password: string): PasswordRefusal[] {
  return RULES.filter((rule) => !rule.holds(password)).map(({ code }) => ({ code }))
}

/** The same for a new password typed twice (IDN-36). */
export function reviewNewPassword(password: string, retyped: string): PasswordRefusal[] {
  const refusals = reviewPassword(password)
  return password === retyped ? refusals : [...refusals, { code: 'passwords-differ' }]
}

const RULES: readonly (PasswordRefusal & { readonly holds: (password: string) => boolean })[] = [
  { code: 'password-too-short', holds: (password) => password.length >= PASSWORD_MINIMUM },
  { code: 'password-too-long', holds: (password) => password.length <= PASSWORD_MAXIMUM },
  { code: 'password-needs-lower-case', holds: (password) => /\p{Ll}/u.test(password) },
  { code: 'password-needs-upper-case', holds: (password) => /\p{Lu}/u.test(password) },
  { code: 'password-needs-numeral', holds: (password) => /\p{Nd}/u.test(password) },
]
