import { textIn } from '#platform/http/language.ts'
import type { StoredCategory } from './category.store.ts'

/** A category in its place; the root is on level 1, as in Adobe Commerce, whose own root is 1. */
export type Category = {
  id: number
  name: string
  description: string
  urlKey: string
  /** Without the root's own key: `bier/kratten`. */
  urlPath: string
  /** `1/2/3`. */
  path: string
  /** The ids from the root down to this one. */
  lineage: readonly number[]
  level: number
  position: number
  /** From the root's child down to the parent. */
  above: readonly Category[]
  children: readonly Category[]
}

export type CategoryTree = { roots: readonly Category[]; byId: ReadonlyMap<number, Category> }

/** The tree in one language. */
export function categoryTree(rows: readonly StoredCategory[], language: string): CategoryTree {
  const childrenOf = Map.groupBy(rows, (row) => row.parentId)
  const byId = new Map<number, Category>()

  function place(row: StoredCategory, parent: Category | null): Category {
    const children: Category[] = []
    const lineage = [...(parent?.lineage ?? []), row.id]
    const category: Category = {
      id: row.id,
      name: textIn(language, row.name),
      description: textIn(language, row.description),
      urlKey: row.urlKey,
      urlPath: parent ? [parent.urlPath, row.urlKey].filter((part) => part !== '').join('/') : '',
      path: ['1', ...lineage].join('/'),
      lineage,
      level: (parent?.level ?? 0) + 1,
      position: row.position,
      above: parent && parent.level > 1 ? [...parent.above, parent] : [],
      children,
    }
    byId.set(row.id, category)
    children.push(...(childrenOf.get(row.id) ?? []).map((child) => place(child, category)))
    return category
  }

  return { roots: (childrenOf.get(null) ?? []).map((row) => place(row, null)), byId }
}

/** The ids of categories with everything below them. */
export function withDescendants(tree: CategoryTree, ids: readonly number[]): Set<number> {
  const found = new Set<number>()
  const add = (category: Category | undefined) => {
    if (!category || found.has(category.id)) return
    found.add(category.id)
    category.children.forEach(add)
  }
  ids.forEach((id) => add(tree.byId.get(id)))
  return found
}

/** How many products lie in each category or below it; a product in several places is counted once in each. */
export function productCounts(
  tree: CategoryTree,
  combinations: readonly { ids: readonly number[]; count: number }[],
): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { ids, count } of combinations) {
    const above = new Set(ids.flatMap((id) => tree.byId.get(id)?.lineage ?? []))
    for (const id of above) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return counts
}
