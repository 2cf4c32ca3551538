import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runCommand } from './run-command.ts'

/** A file with the id of the last commit at which everything was green: `npm run verify` writes it. */
export const BASE_FILE = '.ci/base'

/**
 * The files that differ from the base, also those that are new or deleted; undefined where there is no base that HEAD
 * comes from: then everything has to run.
 */
export async function changedFiles(root = ROOT): Promise<string[] | undefined> {
  const git = (...args: string[]) => runCommand('git', args, { cwd: root })
  const file = path.join(root, BASE_FILE)
  const base = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (!/^[0-9a-f]{40}$/.test(base)) return undefined
  if ((await git('merge-base', '--is-ancestor', base, 'HEAD')).code !== 0) return undefined
  const lists = await Promise.all([
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  if (lists.some(({ code }) => code !== 0)) return undefined
  return lists.flatMap(({ output }) => output.split('\n')).filter((name) => name !== '' && name !== BASE_FILE)
}

/** Who reads files that nobody imports. */
const READERS: readonly (readonly [file: RegExp, readers: (folder: string) => string])[] = [
  [/^apps\/server\/migrations\//, () => 'apps/server/src/{platform/migrate,test/statements}.test.ts'],
  [/\.graphql$/, (folder) => `${folder}/*.resolvers.ts`],
  [/^breweries\//, () => 'apps/server/src/features/import/*.test.ts'],
  [/^docs\//, () => 'tools/*-page.test.ts'],
]

// With these vitest would run everything, which npm test is for.
const OF_EVERYTHING = /(?:^|\/)(?:package(?:-lock)?|tsconfig(?:\.\w+)?)\.json$|\.config\.ts$/

/** The modules whose tests look at a file: itself, or those that read it. */
export function modulesFor(file: string): string[] {
  if (OF_EVERYTHING.test(file)) return []
  if (/\.(?:[cm]?[jt]sx?|css|json)$/.test(file)) return existsSync(path.join(ROOT, file)) ? [file] : []
  const reader = READERS.find(([pattern]) => pattern.test(file))
  return reader ? globSync(reader[1](path.dirname(file)), { cwd: ROOT }) : []
}
