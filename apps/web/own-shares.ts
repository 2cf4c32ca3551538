import { minifySync, type Plugin, type Rolldown } from 'vite'

/**
 * Notes beside the build which part of each file is our own code, for whoever weighs it (tools/checks/script-budget.ts).
 * Libraries in files of their own would tell it too, and cost each first visit 1.5 KB and two files more.
 */
export function noteOwnShares(): Plugin {
  return {
    name: 'note-own-shares',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const shares = chunks.map(({ fileName, modules }) => [`/${fileName}`, ownShare(modules)])
      // Files in such a folder are not served.
      this.emitFile({
        type: 'asset',
        fileName: '.vite/own-shares.json',
        source: JSON.stringify(Object.fromEntries(shares)),
      })
    },
  }
}

/** By characters once minified: libraries lose more by that, with their comments and long names. */
function ownShare(modules: Rolldown.OutputChunk['modules']): number {
  let [own, all] = [0, 0]
  for (const [id, { code }] of Object.entries(modules)) {
    // What a module exports is known to the chunk, not here: nothing of it may be taken for unused.
    const minified = minifySync('module.js', code ?? '', { compress: false, mangle: { toplevel: true } }).code.length
    all += minified
    if (!id.includes('/node_modules/')) own += minified
  }
  return all === 0 ? 0 : own / all
}
