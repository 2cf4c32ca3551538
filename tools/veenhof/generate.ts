import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { files } from './files.ts'

// Writes the tables of breweries/veenhof from the lists in this folder: node tools/veenhof/generate.ts
const folder = join(import.meta.dirname, '../../breweries/veenhof')

for (const [name, content] of files()) {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
