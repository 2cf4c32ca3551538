import { createHash } from 'node:crypto'
import { entriesBelow, LARGEST, openInside } from '#platform/files/folder-files.ts'

const READ_BY_AN_IMPORT = /\.(csv|ya?ml|md|svg|png|jpe?g|webp|avif|woff2)$/

/** A text that is another one as soon as an import would read something else; documents count by name. */
export async function folderDigest(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, link } of await entriesBelow(folder)) {
    if (link !== undefined) hash.update(`${name}\0->${link}\0`)
    const opened = READ_BY_AN_IMPORT.test(name) ? await openInside(folder, name, LARGEST.csv) : undefined
    const told = opened === undefined ? 0 : opened.ok ? opened.value.bytes : opened.refusal.code
    hash.update(`${name}\0${told}\0`)
    if (opened?.ok) for await (const part of opened.value.content) hash.update(part)
  }
  return hash.digest('hex')
}
