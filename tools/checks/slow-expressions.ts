import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { check, type Diagnostics } from 'recheck'
import { constantsOf, expressionsIn, type Constants, type Expression, type Written } from './expressions.ts'
import { syntaxNodes } from './syntax-tree.ts'

// What runs: whoever calls the product writes texts for it, and so does the brewery that fills its folder.
const PRODUCT = ['{apps,packages}/*/src/**/*.{ts,tsx,js}', 'apps/web/public/*.js']
const NOT_PRODUCT = /\.(test|builders)\.tsx?$|\/test\//

// With no limit of time: the verdict does not depend on how busy the machine is. Proof by automaton, where fuzzing could
// only fail to find.
const ANALYSIS = { checker: 'automaton', timeout: null } as const

/** Regular expressions of the product that may take longer than a text is long, or of which nobody can tell. */
export async function slowExpressionProblems(root: string): Promise<string[]> {
  const files = globSync(PRODUCT, { cwd: root })
    .filter((file) => !NOT_PRODUCT.test(file))
    .toSorted()
  const judged = new Map<string, string | null>()
  const exported = exportedConstants(files.map((file) => path.join(root, file)))
  const problems: string[] = []
  for (const file of files) {
    for (const expression of expressionsIn(syntaxNodes(path.join(root, file)), exported)) {
      const key = `${expression.flags} ${expression.source}`
      if (!judged.has(key)) judged.set(key, await faultOf(expression))
      const fault = judged.get(key)
      if (fault) problems.push(`${file}: ${expression.written} ${fault}`)
    }
  }
  return problems
}

/** Looks a constant up by its name; of several of one name nobody can tell which is meant. */
function exportedConstants(files: readonly string[]): Constants {
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const known = new Map<string, Written | undefined>()
  const find = (name: string) => {
    const places = files.filter((_file, index) => texts[index]?.includes(`export const ${name} = `))
    return places.length === 1 ? constantsOf(syntaxNodes(places[0] ?? ''))(name) : undefined
  }
  return (name) => {
    if (!known.has(name)) known.set(name, find(name))
    return known.get(name)
  }
}

async function faultOf({ source, flags }: Expression): Promise<string | null> {
  if (source === undefined) return 'is made of a text that is no literal and no constant'
  const found = await check(source, flags, ANALYSIS)
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `cannot be judged (${reasonOf(found.error)})`
  return `can take more than linear time (${found.complexity.summary})`
}

function reasonOf(error: Extract<Diagnostics, { status: 'unknown' }>['error']): string {
  return 'message' in error ? `${error.kind}: ${error.message}` : error.kind
}

if (import.meta.main) {
  const problems = await slowExpressionProblems(process.cwd())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
