import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT, runCommand } from '../../tools/gate/run-command.ts'
import { endAllOnSignals } from '../../tools/gate/watchman.ts'
import { linkPackages } from '../../tools/planted/copy-of-checkout.ts'

/**
 * `npm run answers:diff [-- COMMIT]`: asks for all answers at a commit, in a worktree of its own, and here, and shows what
 * differs. Unless it is named, the commit is the one at which this branch left `main`; on `main` that is the last one.
 */
const ANSWERS = '.fust/answers'
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

const base = git('rev-parse', '--verify', `${process.argv[2] ?? forkPoint()}^{commit}`)
const worktree = mkdtempSync(path.join(tmpdir(), 'fust-answers-'))
endAllOnSignals(async () => removeWorktree())
try {
  git('worktree', 'add', '--detach', worktree, base)
  linkPackages(worktree)
  console.log(`asking at ${base.slice(0, 8)}, then here`)
  await writeAnswers(worktree)
  await writeAnswers(ROOT)
  const before = path.join(worktree, ANSWERS)
  const { status } = spawnSync('git', ['diff', '--no-index', '--stat', '--patch', before, path.join(ROOT, ANSWERS)], {
    stdio: 'inherit',
  })
  if (status === 0) console.log('all answers are the same')
} finally {
  removeWorktree()
}

/** A run whose answers are not the recorded ones has written them all the same. */
async function writeAnswers(root: string): Promise<void> {
  const folder = path.join(root, ANSWERS)
  rmSync(folder, { recursive: true, force: true })
  const options = ['run', '-c', 'proof/vitest.config.ts', '--reporter=verbose', 'proof/answers/answers.test.ts']
  const { output } = await runCommand('vitest', options, { cwd: root })
  if (!existsSync(folder)) throw new Error(`no answers were written in ${root}:\n${output}`)
}

function forkPoint(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'HEAD'
}

function removeWorktree(): void {
  git('worktree', 'remove', '--force', worktree)
}
