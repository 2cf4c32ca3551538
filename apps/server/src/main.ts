import { runCommand } from './cli.ts'

// `npm start` shows the demo or development brewery; `serve` and `worker` are for production.
process.exitCode = await runCommand(process.argv.slice(2).length === 0 ? ['start'] : process.argv.slice(2))
