import { createHash } from 'node:crypto'

// Both bound what callers can make a process remember.
const DOCUMENTS = 200
const DOCUMENT_CHARACTERS = 10_000

/** Documents that clients sent together with their hash, so that the hash is enough the next time. */
export type SentDocuments = {
  keyOf: (text: string) => string
  find: (key: string) => string | undefined
  /** Remembers a document; a longer one is not, and the client sends it each time. */
  add: (text: string) => void
}

/** Each process has its own: where another one is asked, the client sends the document once more. */
export function createSentDocuments(): SentDocuments {
  const texts = new Map<string, string>()
  const keyOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`
  return {
    keyOf,
    find: (key) => texts.get(key),
    add: (text) => {
      if (text.length > DOCUMENT_CHARACTERS) return
      const key = keyOf(text)
      // Taken out and put back, so that the first in the map is the one not sent for longest.
      texts.delete(key)
      texts.set(key, text)
      if (texts.size > DOCUMENTS) texts.delete(texts.keys().next().value ?? '')
    },
  }
}
