/** One message of PostgreSQL's wire protocol: a letter, its length, its content; the greeting has no letter. */
export type Frame = {
  bytes: Buffer
  /** A simple query, or the Execute of an extended one; several of these may go together, with one Sync behind them. */
  endsStatement: boolean
  /** Sync: what was sent until here is answered. */
  isSync: boolean
  /** The greeting, a password, or a farewell. */
  isOfConnection: boolean
  /** Of the server: a statement is done, or failed and took all that follow with it. */
  answers: 'done' | 'failed' | undefined
  /** The text of a simple query, or the name of a prepared one. */
  label: string | undefined
}

const LENGTH_BYTES = 4
const ANSWERS: Readonly<Record<string, Frame['answers']>> = { C: 'done', E: 'failed' }
const OF_CONNECTION = new Set(['', 'p', 'X'])

/** Takes a stream of bytes apart into messages, however it was chopped. */
export function createFrames({ hasStartup }: { hasStartup: boolean }) {
  let rest = Buffer.alloc(0)
  let isStartup = hasStartup

  function next(): Frame | undefined {
    const typeBytes = isStartup ? 0 : 1
    if (rest.length < typeBytes + LENGTH_BYTES) return undefined
    const end = typeBytes + rest.readInt32BE(typeBytes)
    if (rest.length < end) return undefined
    const bytes = rest.subarray(0, end)
    rest = rest.subarray(end)
    const type = isStartup ? '' : String.fromCodePoint(bytes[0] ?? 0)
    isStartup = false
    return {
      bytes,
      endsStatement: type === 'Q' || type === 'E',
      isSync: type === 'S',
      isOfConnection: OF_CONNECTION.has(type),
      answers: ANSWERS[type],
      label: labelOf(type, bytes),
    }
  }

  return {
    push(chunk: Buffer): Frame[] {
      rest = Buffer.concat([rest, chunk])
      const frames: Frame[] = []
      for (let frame = next(); frame; frame = next()) frames.push(frame)
      return frames
    },
  }
}

function labelOf(type: string, bytes: Buffer): string | undefined {
  const texts = bytes
    .subarray(1 + LENGTH_BYTES)
    .toString('latin1')
    .split('\0')
  if (type === 'Q') return texts[0]
  // Bind names its portal, which has none here, and then its statement.
  return type === 'B' ? texts[1] : undefined
}
