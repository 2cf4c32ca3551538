import { start } from '../../apps/server/src/start.ts'

// Who has heard of the accounts once need not hear of them at each change.
const isAloud = process.argv[2] === 'aloud'
process.exitCode = await start({
  mode: 'development',
  print: (line) => (isAloud ? process.stdout.write(`${line}\n`) : undefined),
})
