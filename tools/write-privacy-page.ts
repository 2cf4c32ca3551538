// Writes the data map into docs/privacy.md, from the table that export and erasure are made from.
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { withDataMap } from '../apps/server/src/features/privacy/data-map-page.ts'

const PAGE = resolve(import.meta.dirname, '../docs/privacy.md')
await writeFile(PAGE, withDataMap(await readFile(PAGE, 'utf8')))
