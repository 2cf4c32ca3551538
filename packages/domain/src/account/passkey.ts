/** Passkeys of one person at most. */
export const MOST_PASSKEYS = 10

/** Characters that the name of a passkey has at most. */
export const PASSKEY_NAME_MAXIMUM = 60
