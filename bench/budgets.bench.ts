// What a browser has to load and to ask for, and what Lighthouse says: `npm run budgets`.
import { build as buildServer } from 'rolldown'
import { build } from 'vite'
import serverBuild from '../apps/server/rolldown.config.ts'
import { bundleBudgets, WEB } from './budgets/bundle.ts'
import { screenBudgets } from './budgets/screen-budgets.ts'
import { writeOnPage } from './report/page.ts'

await build({ configFile: `${WEB}/vite.config.ts`, build: { manifest: true }, logLevel: 'error' })
await buildServer(serverBuild)
const print = (line: string) => {
  process.stdout.write(`${line}\n`)
}
const text = [bundleBudgets(), await screenBudgets(print)].join('\n\n')
print(text)
await writeOnPage('budgets', text)
