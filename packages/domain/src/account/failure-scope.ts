/** Where failed sign-ins of an account count together: in one known device, in one known network, or everywhere else. */
export type FailureScope = 'device' | 'network' | 'elsewhere'

/** A place is known where this account has signed in before; the device says more than its network. */
export function failureScope({
  isKnownDevice,
  isKnownNetwork,
}: {
  isKnownDevice: boolean
  isKnownNetwork: boolean
}): FailureScope {
  if (isKnownDevice) return 'device'
  return isKnownNetwork ? 'network' : 'elsewhere'
}
