import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const VEENHOF = path.resolve(import.meta.dirname, '../../breweries/veenhof')
const IMPORT = path.join(import.meta.dirname, 'import-folder.ts')

type File = `${string}.csv`

/** The brewery at work behind the portal: it brings in a folder that holds these files, and nothing else changes. */
export async function importFiles(files: Readonly<Record<File, string>>): Promise<void> {
  await importFolder({ 'brewery.yaml': fileOf('brewery.yaml'), ...files })
}

/** The same with another `brewery.yaml`, at a server of its own. */
export const importBrewery = (yaml: string, database: string): Promise<void> =>
  importFolder({ 'brewery.yaml': yaml }, { JOURNEY_DATABASE: database })

async function importFolder(files: Readonly<Record<string, string>>, at: Record<string, string> = {}): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fust-journey-'))
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    const env = { ...process.env, ...at }
    await promisify(execFile)(process.execPath, [IMPORT, folder, '--files', VEENHOF, '--allow-removals'], { env })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file of the demo brewery as it stands in its folder. */
export const fileOf = (name: File | 'brewery.yaml'): string => readFileSync(path.join(VEENHOF, name), 'utf8')
