import { readPatches } from '../../proof/guards/patches.ts'
import { PROVEN_FILE, unprovenGuards } from '../../proof/guards/proven.ts'
import type { Check, Verdict } from './check.ts'
import { ROOT, runCommand } from './run-command.ts'

/** Takes each guard out, and its proof turns red. */
export const allGuardsCheck: Check = { name: 'guards', run: () => proveGuards([]) }

/** The same for the guards that differ from what was last seen to turn red. */
export const changedGuardsCheck: Check = {
  name: 'guards of what changed',
  run: async () => {
    const files = unprovenGuards(readPatches(), ROOT).map(({ file }) => file)
    return files.length > 0
      ? proveGuards(files)
      : { passed: 0, failed: 0, output: `every guard is as ${PROVEN_FILE} has it`, isUnchanged: true }
  },
}

async function proveGuards(files: readonly string[]): Promise<Verdict> {
  const { code, output } = await runCommand('node', ['proof/prove-guards.ts', ...files])
  const [, held, judged] = /^(\d+) of (\d+) guards/m.exec(output) ?? []
  const passed = Number(held ?? 0)
  const failed = Number(judged ?? 0) - passed
  const isFine = code === 0 && failed === 0 && passed > 0
  return isFine ? { passed, failed, output: '' } : { passed, failed: Math.max(failed, 1), output: withoutRed(output) }
}

/** A guard that is missed is not what a reader looks for. */
function withoutRed(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('red '))
    .join('\n')
}
