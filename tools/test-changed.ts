import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { BASE_FILE, changedFiles, modulesFor } from './gate/changed.ts'
import { ROOT } from './gate/run-command.ts'
import { endAllOnSignals, tellWatchman } from './gate/watchman.ts'

/**
 * `npm run test:changed`: the tests that reach what changed since the base; all where there is no base. Proofs, journeys and
 * what reads the whole checkout are left to `npm test`.
 */
endAllOnSignals()
const changed = await changedFiles()
const modules = changed?.flatMap(modulesFor)
if (changed) {
  const unread = changed.filter((file) => modulesFor(file).length === 0)
  console.log(`${changed.length} files changed`)
  if (unread.length > 0) console.log(`no test is known to read ${unread.join(', ')}`)
} else {
  console.log(`${BASE_FILE} names no commit that this one comes from: everything runs`)
}

const OPTIONS = ['--run', '--reporter=default', '--passWithNoTests', '--project=!*-15', '--project=!planted']
if (!modules || modules.length > 0) {
  const vitest = spawn('node_modules/.bin/vitest', [...(modules ? ['related', ...modules] : []), ...OPTIONS], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  tellWatchman(vitest.pid)
  await once(vitest, 'exit')
  process.exitCode = vitest.exitCode ?? 1
}
