// Writes the columns of every file into docs/brewery-folder.md, from the descriptors that the importer itself uses.
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { withWrittenSections } from '../apps/server/src/features/import/format-page.ts'

const PAGE = resolve(import.meta.dirname, '../docs/brewery-folder.md')
await writeFile(PAGE, withWrittenSections(await readFile(PAGE, 'utf8')))
