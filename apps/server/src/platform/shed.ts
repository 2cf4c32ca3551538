/** A request that is not worked on now; `retryAfterSeconds` says when to come back. */
export class Shed extends Error {
  override name = 'Shed'
  readonly statusCode: 429 | 503
  readonly retryAfterSeconds: number

  constructor(statusCode: 429 | 503, retryAfterSeconds: number) {
    super(statusCode === 429 ? 'Too many requests. Try again later.' : 'The portal is busy. Try again in a moment.')
    this.statusCode = statusCode
    this.retryAfterSeconds = retryAfterSeconds
  }
}
