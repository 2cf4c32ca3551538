import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runCommand } from './run-command.ts'

/** Files that differ from where this branch left `main`, or, on `main`, from the last commit; also those not added yet. */
export async function changedFiles(): Promise<string[]> {
  const git = async (...args: string[]) => (await runCommand('git', args)).output.split('\n').filter(Boolean)
  const { code, output } = await runCommand('git', ['merge-base', 'HEAD', 'main'])
  const [differing, added] = await Promise.all([
    git('diff', '--name-only', code === 0 ? output : 'HEAD'),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...differing, ...added].filter((file) => existsSync(path.join(ROOT, file)))
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
  if (/\.(?:[cm]?[jt]sx?|css|json)$/.test(file)) return [file]
  const reader = READERS.find(([pattern]) => pattern.test(file))
  return reader ? globSync(reader[1](path.dirname(file)), { cwd: ROOT }) : []
}
