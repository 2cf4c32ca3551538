/** A file of a form, as its sender calls it. */
export type SentFile = { name: string; content: Buffer }

const HEAD_ENDS = Buffer.from('\r\n\r\n')
const MOST_HEAD_BYTES = 4_096
// As RFC 2046 has it.
const MOST_BOUNDARY = 70

/** The boundary that a form names, or undefined where it is none of several parts. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  const [type = '', ...parameters] = (contentType ?? '').split(';')
  if (type.trim().toLowerCase() !== 'multipart/form-data') return undefined
  const named = parameters.map((part) => part.trim()).find((part) => part.toLowerCase().startsWith('boundary='))
  const boundary = named?.slice('boundary='.length).replaceAll('"', '') ?? ''
  return boundary === '' || boundary.length > MOST_BOUNDARY ? undefined : boundary
}

/** The files of a form, so many at most, in time that goes by its bytes; undefined where it is none, or is cut off. */
export function filesOf(form: Buffer, boundary: string, most: number): SentFile[] | undefined {
  const line = Buffer.from(`\r\n--${boundary}`)
  const files: SentFile[] = []
  // The first line has no break before it.
  if (!form.subarray(0, line.length - 2).equals(line.subarray(2))) return undefined
  let place = line.length - 2
  while (!isEnd(form, place)) {
    const headEnd = form.indexOf(HEAD_ENDS, place)
    if (headEnd < 0 || headEnd - place > MOST_HEAD_BYTES) return undefined
    const end = form.indexOf(line, headEnd + HEAD_ENDS.length - 2)
    if (end < 0) return undefined
    const name = fileNameOf(form.toString('utf8', place, headEnd))
    if (name !== undefined) files.push({ name, content: form.subarray(headEnd + HEAD_ENDS.length, end) })
    // One more than may be is enough to refuse them all.
    if (files.length > most) return files
    place = end + line.length
  }
  return files
}

const isEnd = (form: Buffer, place: number): boolean => form.toString('latin1', place, place + 2) === '--'

/** The name of a file as browsers write it: quotes and breaks in it are percent-encoded. Other fields have none. */
function fileNameOf(head: string): string | undefined {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:/i.test(line))
  const [, name] = /; *filename="([^"]*)"/i.exec(disposition ?? '') ?? []
  return name?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}
