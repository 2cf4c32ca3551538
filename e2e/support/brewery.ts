import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const VEENHOF = path.resolve(import.meta.dirname, '../../breweries/veenhof')
const IMPORT = path.join(import.meta.dirname, 'import-folder.ts')

type File = `${string}.csv`

/** The brewery at work behind the portal: it brings in a folder that holds these files, and nothing else changes. */
export async function importFiles(files: Readonly<Record<File, string>>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fust-journey-'))
  try {
    copyFileSync(path.join(VEENHOF, 'brewery.yaml'), path.join(folder, 'brewery.yaml'))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    await promisify(execFile)(process.execPath, [IMPORT, folder, '--files', VEENHOF, '--allow-removals'])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file of the demo brewery as it stands in its folder. */
export const fileOf = (name: File): string => readFileSync(path.join(VEENHOF, name), 'utf8')
