/** Why a file cannot be read as a table. */
export type FileRefusal = 'too-large' | 'not-a-table' | 'damaged' | 'too-many-rows' | 'empty'

/** What went wrong on the way through a file. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal) {
    super(`The file is ${refusal}`)
    this.refusal = refusal
  }
}

const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const COMMENT_MAXIMUM = 65_535
/** A workbook of one sheet has a dozen. */
const ENTRIES_MAXIMUM = 1000
const STORED = 0
const DEFLATED = 8

/** What a zip file holds, by name: where it lies, packed. Sizes that it claims are not believed. */
type ZipEntry = { method: number; at: number; packedBytes: number }

export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > ENTRIES_MAXIMUM) throw new UnreadableFile('too-large')
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let number = 0; number < count; number += 1) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY) throw new UnreadableFile('damaged')
    const nameBytes = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes))
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAXIMUM)
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  throw new UnreadableFile('damaged')
}

/** The text of an entry, unpacked as far as `atMost` bytes; more is refused, whatever the entry said of its size. */
export async function unzipText(bytes: Uint8Array<ArrayBuffer>, entry: ZipEntry, atMost: number): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { at, packedBytes, method } = entry
  if (at + LOCAL_BYTES > bytes.length || view.getUint32(at, true) !== LOCAL_ENTRY) throw new UnreadableFile('damaged')
  const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const packed = bytes.subarray(from, from + packedBytes)
  if (method === STORED) return textOf([packed], atMost)
  if (method !== DEFLATED) throw new UnreadableFile('damaged')
  return inflated(packed, atMost)
}

async function inflated(packed: Uint8Array<ArrayBuffer>, atMost: number): Promise<string> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (into) => {
      into.enqueue(packed)
      into.close()
    },
  })
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new UnreadableFile('damaged')
    })
    if (done) return textOf(parts, atMost)
    length += value.length
    if (length > atMost) {
      await reader.cancel()
      throw new UnreadableFile('too-large')
    }
    parts.push(value)
  }
}

function textOf(parts: readonly Uint8Array[], atMost: number): string {
  if (parts.reduce((sum, { length }) => sum + length, 0) > atMost) throw new UnreadableFile('too-large')
  const decoder = new TextDecoder()
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
}
