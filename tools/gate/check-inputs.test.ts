import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { trackedFiles } from '../checks/tracked-files.ts'
import { ROOT, runCommand } from './run-command.ts'
import { isInput } from './skip-unchanged.ts'
import { READING_CHECKS } from './static-checks.ts'

// A check of the lint reads what the types of the same folders read.
const PROGRAMS: readonly (readonly [folder: string, ...checks: string[]])[] = [
  ['.', 'types: server and tools', 'lint: server and tools'],
  ['packages/domain', 'types: domain without Node and browser'],
  ['apps/web', 'types: web', 'lint: web'],
  ['e2e', 'types: journeys', 'lint: server and tools'],
]

const filesOf = new Map<string, string[]>()
beforeAll(async () => {
  for (const [folder] of PROGRAMS) {
    const { code, output } = await runCommand('tsc', ['-p', folder, '--listFilesOnly'])
    if (code !== 0) throw new Error(output)
    const files = output.split('\n').map((file) => path.relative(ROOT, file.trim()).replaceAll(path.sep, '/'))
    filesOf.set(
      folder,
      files.filter((file) => !/(?:^|\/)node_modules\//.test(file)),
    )
  }
})

test.each(PROGRAMS.flatMap(([folder, ...checks]) => checks.map((name) => [name, folder] as const)))(
  '%s runs again when a file changed that the program of %s reads',
  (name, folder) => {
    const reads = READING_CHECKS.find((check) => check.name === name)?.reads
    const unread = filesOf.get(folder)?.filter((file) => reads === undefined || !isInput(file, reads))
    expect(unread).toEqual([])
  },
)

test('every file of TypeScript is in a program, so its types are checked', () => {
  const inPrograms = new Set([...filesOf.values()].flat())
  const files = trackedFiles(ROOT).filter((file) => /\.[cm]?tsx?$/.test(file))
  expect(files.filter((file) => !inPrograms.has(file))).toEqual([])
})

test('every check that reads the code says what it reads', () => {
  expect(READING_CHECKS.filter(({ reads }) => reads === undefined)).toEqual([])
})
