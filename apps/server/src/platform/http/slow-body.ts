import { PassThrough, type Readable } from 'node:stream'

/** How slow a body may be: anything at first, then so many bytes a second on average. */
export type BodyPace = { graceMs: number; bytesPerSecond: number }

const LOOKS_EVERY_MS = 100

/** Whether fewer bytes have come than should have by now. */
export function isBehind({ graceMs, bytesPerSecond }: BodyPace, bytes: number, elapsedMs: number): boolean {
  return elapsedMs > graceMs + (bytes / bytesPerSecond) * 1_000
}

/** The body, which fails with 408 as soon as it is too slow. Once it is destroyed, the rest of the body is thrown away. */
export function endWhenSlow(body: Readable, pace: BodyPace): Readable {
  const startedMs = performance.now()
  let bytes = 0
  const timed = new PassThrough()
  const looking = setInterval(() => {
    if (isBehind(pace, bytes, performance.now() - startedMs)) timed.destroy(new SlowBody())
  }, LOOKS_EVERY_MS)
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  body.once('error', (fault) => timed.destroy(fault))
  body.once('close', () => {
    if (!timed.writableEnded) timed.destroy(new Error('The body was broken off.'))
  })
  // A body that nobody reads any more, as it was too large, may still fail.
  timed.on('error', () => undefined)
  timed.once('close', () => {
    clearInterval(looking)
    body.unpipe(timed)
    body.resume()
  })
  // Not a pipeline, which would end the connection: the answer still has to go over it.
  return body.pipe(timed)
}

class SlowBody extends Error {
  override readonly name = 'SlowBody'
  readonly statusCode = 408
  constructor() {
    super('The upload is too slow. Try again on a faster connection.')
  }
}
