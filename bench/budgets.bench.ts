// What a browser has to load and to ask for, and what Lighthouse says: `npm run budgets`.
// `npm run budgets -- cart 'home of a visitor'` opens these screens alone and writes down their scores.
// `npm run budgets -- --weights` opens none: it only writes what each page weighs to docs/performance.md.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build as buildServer } from 'rolldown'
import { build } from 'vite'
import serverBuild from '../apps/server/rolldown.config.ts'
import { builtPages, weightTable } from '../tools/checks/script-budget.ts'
import { SCORE_HEAD, screenBudgets } from './budgets/screen-budgets.ts'
import { writeOnPage, writeRowsOnPage } from './report/page.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const { values, positionals: names } = parseArgs({ options: { weights: { type: 'boolean' } }, allowPositionals: true })

await build({ configFile: `${ROOT}/apps/web/vite.config.ts`, logLevel: 'error' })
const weights = weightTable(builtPages(ROOT))
const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}
print(weights)
if (values.weights) {
  await writeOnPage('weights', weights)
} else {
  await buildServer(serverBuild)
  const { questions, scores } = await screenBudgets(names, print)
  if (names.length === 0) await writeOnPage('questions', questions)
  if (scores.length > 0) await writeRowsOnPage('lighthouse', SCORE_HEAD, scores)
}
