import type { Queries } from '#platform/database/database.ts'
import type { MarkedMemory } from '#platform/database/marked-memory.ts'
import { categoryTree, type CategoryTree } from './category-tree.ts'
import { createCategoryStore } from './category.store.ts'

/** In as many languages as there are. */
const KEPT_TREES = 100

/** Reads the category tree, which is remembered in each language at the mark of the catalogue. */
export function createCategoryTrees(db: Queries, memory: MarkedMemory) {
  const kept = memory.shelf<CategoryTree>(KEPT_TREES)

  return {
    /** The tree at this mark, else the one that is there now, with its own. */
    read: async (language: string, mark: string): Promise<{ mark: string; tree: CategoryTree }> => {
      const known = kept.get(mark, language)
      if (known) return { mark, tree: known }
      const read = await createCategoryStore(db).read()
      const tree = categoryTree(read.categories, language)
      kept.keep(read.mark, language, tree)
      return { mark: read.mark, tree }
    },
  }
}
