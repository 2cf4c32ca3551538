const MEGABYTE = 1024 * 1024

/** What another system answers is longer than anything that it has to say. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'

  constructor(mostBytes: number) {
    super(`The answer is longer than ${mostBytes / MEGABYTE} MB`)
  }
}

/** What another system answers, as bytes. Of one that is too long no more is read than that, and the call is ended. */
export async function readAnswer({ headers, body }: Response, mostBytes: number): Promise<Buffer> {
  if (Number(headers.get('content-length')) > mostBytes) {
    await body?.cancel()
    throw new AnswerTooLong(mostBytes)
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    // What leaves the loop ends the call. The length that is told is that of what was packed, or none.
    if (bytes > mostBytes) throw new AnswerTooLong(mostBytes)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The beginning of what was answered, as a text: no more of it is read than that. */
export async function readBeginning({ body }: Response, mostLength: number): Promise<string> {
  let told = ''
  const decoder = new TextDecoder()
  try {
    for await (const part of body ?? []) {
      told += decoder.decode(part, { stream: true })
      if (told.length >= mostLength) break
    }
  } catch {
    // Cut off in the middle: what came of it is told.
  }
  return told.slice(0, mostLength)
}
