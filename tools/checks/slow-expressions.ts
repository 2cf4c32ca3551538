import { globSync } from 'node:fs'
import path from 'node:path'
import { checkSync, type Diagnostics } from 'recheck'
import { expressionsIn, type Expression } from './expressions.ts'
import { syntaxNodes } from './syntax-tree.ts'

// What runs: whoever calls the product writes texts for it, and so does the brewery that fills its folder.
const PRODUCT = ['{apps,packages}/*/src/**/*.{ts,tsx,js}', 'apps/web/public/*.js']
const NOT_PRODUCT = /\.(test|builders)\.tsx?$|\/test\//

// Everywhere the same JavaScript, however fast the machine is; proof by automaton, where fuzzing could only fail to find.
process.env['RECHECK_SYNC_BACKEND'] = 'pure'
const ANALYSIS = { checker: 'automaton', timeout: 60_000 } as const

/** Regular expressions of the product that may take longer than a text is long, or of which nobody can tell. */
export function slowExpressionProblems(root: string): string[] {
  const judged = new Map<string, string | null>()
  return globSync(PRODUCT, { cwd: root })
    .filter((file) => !NOT_PRODUCT.test(file))
    .toSorted()
    .flatMap((file) =>
      expressionsIn(syntaxNodes(path.join(root, file))).flatMap((expression) => {
        const key = `${expression.flags} ${expression.source}`
        if (!judged.has(key)) judged.set(key, faultOf(expression))
        const fault = judged.get(key)
        return fault ? [`${file}: ${expression.written} ${fault}`] : []
      }),
    )
}

function faultOf({ source, flags }: Expression): string | null {
  if (source === undefined) return 'is made of a text that is not written there'
  const found = checkSync(source, flags, ANALYSIS)
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `cannot be judged (${reasonOf(found.error)})`
  return `can take more than linear time (${found.complexity.summary})`
}

function reasonOf(error: Extract<Diagnostics, { status: 'unknown' }>['error']): string {
  return 'message' in error ? `${error.kind}: ${error.message}` : error.kind
}
