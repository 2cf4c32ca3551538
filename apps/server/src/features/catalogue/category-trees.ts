import { categoryTree, type CategoryTree } from './category-tree.ts'
import type { CategoryStore } from './category.store.ts'

export type VersionedTree = { version: number; tree: CategoryTree }

/** Remembers the category tree in each language until the catalogue changes. */
export function createCategoryTrees(store: CategoryStore) {
  const kept = new Map<string, VersionedTree>()

  return {
    /** The tree, at least as new as the version when one is named. */
    read: async (language: string, version?: number): Promise<VersionedTree> => {
      const known = kept.get(language)
      if (known && (version === undefined || known.version === version)) return known
      const read = await store.all()
      const tree = { version: read.version, tree: categoryTree(read.categories, language) }
      kept.set(language, tree)
      return tree
    },
  }
}
