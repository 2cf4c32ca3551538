import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { mkdir, open, readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isNameInside, isWithin, placeOf } from './folder-files.ts'

/** A folder that is being filled, by names with slashes between their parts. */
export type NewFolder = {
  write: (name: string, content: string | AsyncIterable<string | Buffer>) => Promise<void>
  makeFolder: (name: string) => Promise<void>
}

/** Begins a folder that does not exist or is empty. Nothing is written outside it, or over anything that is there. */
export async function beginFolder(folder: string): Promise<Outcome<NewFolder, { code: 'folder-not-empty' }>> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) return refuse({ code: 'folder-not-empty' })
  const root = await realpath(folder)
  const made = new Set<string>(['.'])

  const makeFolder: NewFolder['makeFolder'] = async (name) => {
    if (made.has(name)) return
    await makeFolder(path.posix.dirname(name))
    await mkdir(path.join(root, name)) // fails where somebody else has put something, such as a link
    made.add(name)
  }

  const write: NewFolder['write'] = async (name, content) => {
    if (!isNameInside(name)) throw new Error(`'${name}' is no name for a file of ${folder}`)
    await makeFolder(path.posix.dirname(name))
    const place = path.join(root, name)
    const file = await open(place, 'wx')
    try {
      if (!isWithin(root, await placeOf(file, place))) throw new Error(`${name} came to lie outside ${folder}`)
      await pipeline(Readable.from(content), file.createWriteStream())
    } finally {
      await file.close()
    }
  }

  return accept({ write, makeFolder })
}
