import type { Part } from './requirement-needs.ts'

const FOLDERS: readonly (readonly [folder: string, part: Part])[] = [
  ['packages/domain/', 'rule'],
  ['apps/web/', 'screen'],
  ['e2e/', 'screen'],
]

/** The part of the product that a test looks at, by where it stands; whatever is neither rule nor screen asks the server. */
export function partOfTest(file: string): Part {
  return FOLDERS.find(([folder]) => file.startsWith(folder))?.[1] ?? 'wire'
}
