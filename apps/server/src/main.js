// JavaScript, as the first file is read before the cache below is open: for one of TypeScript Node loads its compiler, 20 MB.
import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { currentBundle } from './bundle.js'

// What was compiled once is not compiled again at the next start: a third of the time. Where nothing can be written, it is.
enableCompileCache(path.join(import.meta.dirname, '../../../node_modules/.cache/fust'))

// Two thousand files take half a second to find; `npm run build` makes a dozen of them.
const bundle = currentBundle()
if (bundle) process.setSourceMapsEnabled(true)
const { runCommand } = await import(bundle ? pathToFileURL(bundle).href : './cli.ts')

// `npm start` shows the demo or development brewery; `serve` and `worker` are for production.
process.exitCode = await runCommand(process.argv.slice(2).length === 0 ? ['start'] : process.argv.slice(2))
