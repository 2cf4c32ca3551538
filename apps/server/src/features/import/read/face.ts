// https://www.w3.org/TR/WOFF2: a header of 48 bytes, which begins with these, what is inside, and how long it all is.
const HEADER_BYTES = 48
const MARK = 'wOF2'
const COLLECTION = 'ttcf'

/** Why a file is no face that a browser takes, and what to do; undefined where it is one. */
export function readFace(content: Buffer): string | undefined {
  if (content.toString('latin1', 0, MARK.length) !== MARK)
    return 'is no WOFF2 face: save it as one, its name does not make it one'
  if (content.length < HEADER_BYTES || content.readUInt32BE(8) !== content.length)
    return 'ends too early or too late for a WOFF2 face: save it again'
  if (content.toString('latin1', 4, 8) === COLLECTION) return 'holds several faces: save the one that is meant'
  return undefined
}
