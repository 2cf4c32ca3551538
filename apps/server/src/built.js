// What `serve` and `worker` begin with: there may be no build yet, and Node's own words for that help nobody.
import { existsSync } from 'node:fs'

const built = new URL('../dist/main.js', import.meta.url)
if (existsSync(built)) await import(built.href)
else {
  process.stdout.write('The server is not built yet: run `npm run build` first.\n')
  process.exitCode = 1
}
