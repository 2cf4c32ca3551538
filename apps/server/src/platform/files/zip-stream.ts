import type { WallTime } from '@fust/domain/calendar'
import { Zip, ZipPassThrough } from 'fflate'

/** A file to put into an archive, under a name of its own. */
export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> }

/**
 * An archive piece by piece: no more of it is held than the piece that is asked for. Files are kept as they are; the time
 * of each is the one at which the archive is made, by the clock on the brewery's wall.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  { today, hour, minute, second }: WallTime,
): AsyncGenerator<Uint8Array> {
  // An archive has times without a zone, which fflate reads off in the machine's: there it is the same time on the wall.
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const madeAt = new Date(year, month - 1, day, hour, minute, second)
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const names = new Set<string>()
  for await (const { name, content } of entries) {
    const file = new ZipPassThrough(newName(name, names))
    file.mtime = madeAt
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* ready.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/** The name in the archive: without the way to it, and another one where it is taken. */
function newName(name: string, taken: Set<string>): string {
  const plain = name.replaceAll(/[\\/:*?"<>|\p{C}]/gu, '-').replace(/^\.+/, '') || 'file'
  const dot = plain.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, '']
  let free = plain
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${end}`
  taken.add(free.toLowerCase())
  return free
}
