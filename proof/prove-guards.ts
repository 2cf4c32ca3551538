import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { ROOT, runCommand } from '../tools/gate/run-command.ts'
import { endAllOnSignals } from '../tools/gate/watchman.ts'
import { copyOfCheckout } from '../tools/planted/copy-of-checkout.ts'
import { type Patch, readPatches } from './guards/patches.ts'
import { hashOfGuard, noteProven } from './guards/proven.ts'

/**
 * `npm run proof:guards`: takes each guard out of a copy of the sources, and sees its test turn red; only those whose file
 * is like one of the names, if any are given. What was seen is noted, so that the gate proves a guard again only after a
 * change.
 */
type Verdict = {
  patch: Patch
  hash: string
  saw: 'red' | 'GREEN' | 'DOES NOT APPLY' | 'DID NOT RUN'
  seconds: number
  round?: string
}

endAllOnSignals()
const wanted = process.argv.slice(2)
const all = readPatches()
const patches = all.filter(({ file }) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
const LANES = 2
const isLoad = ({ proof }: Patch) => proof.startsWith('proof/load/')
const verdicts: Verdict[] = []

// How much a server bears is measured on a machine that does nothing else.
const others = patches.filter((patch) => !isLoad(patch))
await Promise.all(Array.from({ length: LANES }, () => judgeInTurn(others)))
await judgeInTurn(patches.filter(isLoad))

const missed = verdicts.filter(({ saw }) => saw === 'red')
noteProven(missed, all, ROOT)
console.log(`${missed.length} of ${verdicts.length} guards are missed when they are gone`)
process.exitCode = missed.length === verdicts.length ? 0 : 1

/** Takes one after the other from those that wait, in a copy of its own. */
async function judgeInTurn(waiting: Patch[]): Promise<void> {
  if (waiting.length === 0) return
  const copy = copyOfCheckout({ isWhole: true })
  process.on('exit', copy.remove)
  // Proofs that read its files find the web app as `npm run build` made it.
  const WEB = 'apps/web/dist'
  cpSync(path.join(ROOT, WEB), path.join(copy.root, WEB), { recursive: true })
  for (let patch = waiting.shift(); patch; patch = waiting.shift()) {
    const verdict = await judge(patch, copy.root)
    verdicts.push(verdict)
    const round = verdict.round ? `, round ${verdict.round}` : ''
    console.log(`${verdict.saw.padEnd(6)} ${verdict.seconds.toFixed(0).padStart(4)} s  ${patch.guard}${round}`)
  }
}

async function judge(patch: Patch, root: string): Promise<Verdict> {
  const startedMs = performance.now()
  const hash = hashOfGuard(patch, root)
  const apply = (...options: string[]) =>
    runCommand('git', ['apply', ...options, patch.file], { cwd: root, env: { GIT_CEILING_DIRECTORIES: '/' } })
  if ((await apply()).code !== 0) return { patch, hash, saw: 'DOES NOT APPLY', seconds: 0 }
  const seen = await runProof(patch, root)
  await apply('--reverse')
  return { patch, hash, ...seen, seconds: (performance.now() - startedMs) / 1000 }
}

/**
 * A test that does not run, or falls over while it begins, has seen nothing. `round` is the one of a race that turned red:
 * a late one tells of a race that is met by chance.
 */
async function runProof({ proof, test }: Patch, root: string): Promise<Pick<Verdict, 'saw' | 'round'>> {
  const report = path.join(root, 'guard-report.json')
  await runCommand(
    'vitest',
    [
      'run',
      '-c',
      'proof/vitest.config.ts',
      proof,
      '-t',
      test,
      '--reporter=verbose',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { cwd: root },
  )
  const { passed, failed, round } = readReport(report)
  if (failed > 0) return { saw: 'red', ...(round && { round }) }
  return { saw: passed > 0 ? 'GREEN' : 'DID NOT RUN' }
}

function readReport(file: string): { passed: number; failed: number; round?: string | undefined } {
  try {
    const text = readFileSync(file, 'utf8')
    const report: unknown = JSON.parse(text)
    const count = (name: string) =>
      Number(typeof report === 'object' && report !== null ? (Reflect.get(report, name) ?? 0) : 0)
    const round = /, round (\d+)/.exec(text)?.[1]
    return { passed: count('numPassedTests'), failed: count('numFailedTests'), round }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
