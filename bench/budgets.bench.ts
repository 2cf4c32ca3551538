// What a browser has to load, and what Lighthouse says: `npm run budgets`.
import { build } from 'vite'
import { bundleBudgets, WEB } from './budgets/bundle.ts'
import { lighthouseBudgets } from './budgets/lighthouse.ts'
import { writeOnPage } from './report/page.ts'

await build({ configFile: `${WEB}/vite.config.ts`, build: { manifest: true }, logLevel: 'error' })
const text = [bundleBudgets(), await lighthouseBudgets()].join('\n\n')
process.stdout.write(`${text}\n`)
await writeOnPage('budgets', text)
