import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'

const ENTRY = path.join(import.meta.dirname, 'src/push-worker/start.ts')

/** Adds to the service worker what shows notifications: the content policy lets it load no other file. */
export function addPushWorker(): Plugin {
  return {
    name: 'add-push-worker',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const worker = path.join(import.meta.dirname, 'dist/sw.js')
        await writeFile(worker, `${await readFile(worker, 'utf8')}\n${await compile()}`)
      },
    },
  }
}

async function compile(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'push' }, copyPublicDir: false },
  })
  const [output] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (output?.type !== 'chunk') throw new Error(`${ENTRY} was not built.`)
  return output.code
}
