export const PASSWORD_MINIMUM = 12
export const PASSWORD_MAXIMUM = 128
/** Of an address that mail can be sent to. */
export const EMAIL_MAXIMUM = 254
