import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { figure, table, verdict } from '../report/table.ts'

export const WEB = path.resolve(import.meta.dirname, '../../apps/web')

const FIRST_SCREEN_KB = 150
const FURTHER_ROUTE_KB = 40
const ENTRY = 'index.html'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
type Manifest = ReadonlyMap<string, Chunk>

/** JavaScript by route, as it is sent: what its first screen needs, and what it adds for who is in the app already. */
export async function bundleBudgets(): Promise<string> {
  const manifest = readManifest(JSON.parse(await readFile(path.join(WEB, 'dist/.vite/manifest.json'), 'utf8')))
  const frame = filesOf([ENTRY], manifest)
  const slots = filesOf(await importsOf('src/app/slots.tsx', manifest), manifest)
  const rows: string[][] = []
  for (const route of await importsOf('src/app/routes.tsx', manifest)) {
    const own = filesOf([route], manifest)
    const firstScreen = await kilobytesOf(union(frame, own))
    const further = await kilobytesOf(own.difference(frame))
    rows.push([
      route.replace(/^src\/(features|app)\//, '').replace(/(-page|\/index)?\.tsx?$/, ''),
      figure(firstScreen),
      verdict(firstScreen <= FIRST_SCREEN_KB),
      figure(await kilobytesOf(union(frame, own, slots))),
      figure(further),
      verdict(further <= FURTHER_ROUTE_KB),
    ])
  }
  const head = [
    'route',
    `first screen, KB (${FIRST_SCREEN_KB})`,
    '',
    'with order bar and cart, loaded after it',
    `as a further route (${FURTHER_ROUTE_KB})`,
    '',
  ]
  return `JavaScript by brotli:\n\n${table(head, rows)}`
}

function readManifest(value: unknown): Manifest {
  if (typeof value !== 'object' || value === null) throw new Error('The build left no manifest.')
  return new Map(Object.entries(value))
}

/** What a source file loads when it is wanted, by the names that the manifest knows. */
async function importsOf(source: string, manifest: Manifest): Promise<string[]> {
  const text = await readFile(path.join(WEB, source), 'utf8')
  const named = [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(([, file = '']) =>
    path.posix.join(path.posix.dirname(source), file),
  )
  const missing = named.filter((file) => !manifest.has(file))
  if (missing.length > 0) throw new Error(`Not in the manifest: ${missing.join(', ')}`)
  return [...new Set(named)]
}

/** The scripts of these entries with all that they import at once. */
function filesOf(entries: readonly string[], manifest: Manifest): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const waiting = [...entries]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest.get(name)
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    waiting.push(...(chunk.imports ?? []))
  }
  return files
}

const union = (...sets: readonly Set<string>[]) => new Set(sets.flatMap((set) => [...set]))

const brotli = promisify(brotliCompress)
const sizes = new Map<string, number>()

async function kilobytesOf(files: ReadonlySet<string>): Promise<number> {
  let bytes = 0
  for (const file of files) {
    const known = sizes.get(file) ?? (await brotli(await readFile(path.join(WEB, 'dist', file)))).length
    sizes.set(file, known)
    bytes += known
  }
  return bytes / 1024
}
