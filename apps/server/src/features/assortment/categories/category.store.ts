import { statement, type Queries } from '#platform/database/database.ts'

export type StoredCategory = {
  id: number
  parentId: number | null
  urlKey: string
  name: Record<string, string>
  description: Record<string, string>
  position: number
}

// With one row at least, which says of which mark there are none.
const readCategories = statement<{ mark: string } & (StoredCategory | { id: null })>(
  'assortment.categories',
  `select id, parent_id as "parentId", url_key as "urlKey", name, description, position, mark
   from catalogue_mark left join category on true order by position, id`,
)

const readCategoriesOfProducts = statement<{ sku: string; categoryId: number }>(
  'assortment.categories-of-products',
  `select sku, category_id as "categoryId" from product_category join category on category.id = category_id
   where sku = any($1) order by sku, category.position`,
)

export function createCategoryStore(db: Queries) {
  return {
    /** All of them, with the mark of the catalogue they were read from. */
    read: async () => {
      const rows = await db.rows(readCategories)
      return { categories: rows.filter((row) => row.id !== null), mark: rows[0]?.mark ?? '' }
    },
    readOfProducts: (skus: readonly string[]) => db.rows(readCategoriesOfProducts, [skus]),
  }
}
