import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Files } from './files.port.ts'
import { placeInside } from './place-inside.ts'

const READ_BY_US_ONLY = 0o600

/** Keeps files in a folder that nothing is served from, in folders of the first letters of their names. */
export function filesInFolder(folder: string): Files {
  function placeOf(name: string): string {
    return path.join(folder, ...placeInside(name))
  }

  return {
    async keep(name, content) {
      const place = placeOf(name)
      await mkdir(path.dirname(place), { recursive: true })
      // Under its name only once it is whole, whatever happens meanwhile.
      const unfinished = await open(`${place}.part`, 'wx', READ_BY_US_ONLY)
      try {
        await unfinished.writeFile(content)
        await unfinished.sync()
      } finally {
        await unfinished.close()
      }
      await rename(`${place}.part`, place)
    },
    async open(name) {
      const file = await open(placeOf(name), 'r').catch(unlessThere)
      if (!file) return undefined
      const { size } = await file.stat()
      return { bytes: size, content: file.createReadStream() }
    },
    remove: (name) => rm(placeOf(name), { force: true }),
  }
}

function unlessThere(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
