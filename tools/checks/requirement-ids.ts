import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Requirement = { id: string; text: string }

/** Every numbered requirement, in the order of the checklist. */
export function readRequirements(root: string): Requirement[] {
  const checklist = readFileSync(path.join(root, 'docs/requirements/checklist.md'), 'utf8')
  return [...checklist.matchAll(/^\| ([A-Z]{3}-\d+) \| (.+?) \| [^|]* \|$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }))
}

/** The IDs that test titles name, `[CRT-63]` or `[CRT-63, CRT-64]`, each with the files that name it. */
export function provenIds(root: string): Map<string, string[]> {
  const proven = new Map<string, string[]>()
  const tests = globSync('{packages,apps,e2e,proof}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  for (const file of tests) {
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const id of idsIn(text)) proven.set(id, [...(proven.get(id) ?? []), file])
  }
  return proven
}

/** Titles that name a requirement nobody wrote down. */
export function requirementIdProblems(root: string): string[] {
  const known = new Set(readRequirements(root).map(({ id }) => id))
  return [...provenIds(root)]
    .filter(([id]) => !known.has(id))
    .map(([id, files]) => `${files.join(', ')}: there is no ${id}`)
}

function idsIn(text: string): Set<string> {
  const brackets = text.match(/\[[A-Z]{3}-\d+(?:[,;] ?[A-Z]{3}-\d+)*\]/g) ?? []
  return new Set(brackets.flatMap((bracket) => bracket.match(/[A-Z]{3}-\d+/g) ?? []))
}
