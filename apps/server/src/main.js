// JavaScript, as the first file is read before the cache below is open: for one of TypeScript Node loads its compiler, 20 MB.
import module from 'node:module'
import path from 'node:path'

// What was compiled once is not compiled again at the next start: a third of the time. Where nothing can be written, it is.
// The folder is the same from `src` and from `dist`.
module.enableCompileCache?.(path.join(import.meta.dirname, '../../../node_modules/.cache/fust'))

const { runCommand } = await import('./cli.ts').catch(notInstalled)

// `npm start` shows the demo or development brewery; `serve` and `worker` are for production.
process.exitCode = await runCommand(process.argv.slice(2).length === 0 ? ['start'] : process.argv.slice(2))

/** Without its packages nothing of the product runs; Node's own words for that help nobody. */
function notInstalled(error) {
  const isTooOld = error.code === 'ERR_UNKNOWN_FILE_EXTENSION'
  if (!isTooOld && (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('package'))) throw error
  process.stdout.write(
    isTooOld
      ? `Node ${process.versions.node} is too old for this: run \`npm ci\` first, which brings one along, and start it by npm.\n`
      : 'The packages are not installed yet: run `npm ci` first.\n',
  )
  process.exit(1)
}
