import { categoryTree, type CategoryTree } from './category-tree.ts'
import type { CategoryStore } from './category.store.ts'

export type MarkedTree = { mark: string; tree: CategoryTree }

/** Remembers the category tree in each language until the catalogue changes. */
export function createCategoryTrees(store: CategoryStore) {
  const kept = new Map<string, MarkedTree>()

  return {
    /** The tree with this mark, else the one that is there now; who names none compares the mark of what is kept. */
    read: async (language: string, mark?: string): Promise<MarkedTree> => {
      const known = kept.get(language)
      if (known && (mark === undefined || known.mark === mark)) return known
      const read = await store.all()
      const tree = { mark: read.mark, tree: categoryTree(read.categories, language) }
      kept.set(language, tree)
      return tree
    },
  }
}
