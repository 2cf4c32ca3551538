import { kind, WrongCell } from './kind.ts'

/** No cell of a file holds it: it is read from files of their own. */
export const bytes = kind('the content of a file', 'bytea', {
  read: () => new WrongCell('is no content of a file'),
  // PostgreSQL writes them as \x and two digits each.
  write: (stored) => `${(stored.length - 2) / 2} bytes`,
})

/** As PostgreSQL reads them. */
export const bytesText = (content: Buffer) => String.raw`\x${content.toString('hex')}`
