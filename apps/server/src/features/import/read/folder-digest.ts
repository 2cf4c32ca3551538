import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const READ_BY_AN_IMPORT = /\.(csv|ya?ml|md)$/

/** A text that is another one as soon as an import would read something else; pictures and documents count by name. */
export async function folderDigest(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const content = READ_BY_AN_IMPORT.test(file) ? await readFile(file) : ''
    hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
