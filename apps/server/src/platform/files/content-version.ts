import { createHash } from 'node:crypto'

/** A short text that is another one when the content is. */
export function contentVersion(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
