import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../../tools/gate/run-command.ts'

/** A patch that takes one guard out of the product, and the test that has to turn red then. */
export type Patch = { file: string; guard: string; proof: string; test: string }

const FOLDER = import.meta.dirname

export function readPatches(): Patch[] {
  return globSync('*.patch', { cwd: FOLDER })
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => {
      const file = path.join(FOLDER, name)
      const text = readFileSync(file, 'utf8')
      const said = (word: string) => new RegExp(`^${word}: (.+)$`, 'm').exec(text)?.[1] ?? ''
      return { file, guard: said('Guard'), proof: said('Proof'), test: said('Test') }
    })
}

/** Patches that fit the sources no longer: a guard that cannot be taken out is not known to hold. */
export async function guardProblems(root: string): Promise<string[]> {
  const problems: string[] = []
  for (const { file, guard, proof, test } of readPatches()) {
    const name = path.relative(root, file)
    if (!guard || !proof || !test) problems.push(`${name}: does not say Guard, Proof and Test`)
    const { code, output } = await runCommand('git', ['apply', '--check', file], { cwd: root })
    if (code !== 0) problems.push(`${name}: does not apply\n${output}`)
  }
  return problems
}
