import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

// https://www.w3.org/TR/WOFF2: a header, a list of tables, and all of them in one brotli stream.
const HEADER_BYTES = 48
const TABLES_AT = 12
const [CMAP, GLYF, LOCA, NAMED] = [0, 10, 11, 63]
const AS_IT_IS = 3

/** The letters that a WOFF2 file draws. */
export function lettersOfFace(file: string): Set<number> {
  const whole = readFileSync(file)
  let at = HEADER_BYTES
  const readLength = () => {
    let length = 0
    for (let byte = 0x80; byte & 0x80;) {
      byte = whole.readUInt8(at++)
      length = length * 128 + (byte & 0x7f)
    }
    return length
  }
  let start = 0
  let cmapAt = 0
  for (let left = whole.readUInt16BE(TABLES_AT); left > 0; left -= 1) {
    const flags = whole.readUInt8(at++)
    const tag = flags & 63
    if (tag === NAMED) at += 4
    const length = readLength()
    const isOutline = tag === GLYF || tag === LOCA
    const isTransformed = isOutline ? flags >> 6 !== AS_IT_IS : flags >> 6 !== 0
    if (tag === CMAP) cmapAt = start
    start += isTransformed ? readLength() : length
  }
  return lettersOfCmap(brotliDecompressSync(whole.subarray(at)).subarray(cmapAt))
}

const SEGMENTS = 4

/** A cmap of format 4: runs of letters, each with a first and a last one. */
function lettersOfCmap(cmap: Buffer): Set<number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, record) => cmap.readUInt32BE(4 + record * 8 + 4))
  const table = starts.find((one) => cmap.readUInt16BE(one) === SEGMENTS)
  if (table === undefined) throw new Error('The face lists its letters in another way')
  const twice = cmap.readUInt16BE(table + 6)
  const letters = new Set<number>()
  for (let segment = 0; segment < twice; segment += 2) {
    const last = cmap.readUInt16BE(table + 14 + segment)
    for (let letter = cmap.readUInt16BE(table + 16 + twice + segment); letter <= last; letter += 1) letters.add(letter)
  }
  return letters
}
