/** Where people come back to from paying. */
const RETURN_PATH = '/checkoutpayment'

/** True for an address of the portal itself; nobody is sent anywhere else. */
export function isOwnAddress(publicUrl: string, address: string): boolean {
  const url = URL.parse(address, publicUrl)
  return url !== null && url.origin === new URL(publicUrl).origin && url.username === '' && url.password === ''
}

/** An address of the portal with the token by which the payment is known again. */
export function returnAddress(publicUrl: string, token: string, asked?: string): string {
  const isOwn = asked !== undefined && isOwnAddress(publicUrl, asked)
  const url = new URL(isOwn ? asked : RETURN_PATH, publicUrl)
  url.searchParams.set('payment_token', token)
  return url.href
}
