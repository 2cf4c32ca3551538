import { statement, type Queries } from '#platform/database.ts'

export type StoredCategory = {
  id: number
  parentId: number | null
  urlKey: string
  name: Record<string, string>
  description: Record<string, string>
  position: number
}

const listCategories = statement<StoredCategory & { version: number }>(
  'catalogue.categories',
  `select id, parent_id as "parentId", url_key as "urlKey", name, description, position, version
   from category cross join catalogue_version order by position, id`,
)

const categoriesOfProducts = statement<{ sku: string; categoryId: number }>(
  'catalogue.categories-of-products',
  `select sku, category_id as "categoryId" from product_category join category on category.id = category_id
   where sku = any($1) order by sku, category.position`,
)

export function createCategoryStore(db: Queries) {
  return {
    /** All of them, with the version of the catalogue they were read from. */
    all: async () => {
      const categories = await db.rows(listCategories)
      return { categories, version: categories[0]?.version ?? 0 }
    },
    ofProducts: (skus: readonly string[]) => db.rows(categoriesOfProducts, [skus]),
  }
}

export type CategoryStore = ReturnType<typeof createCategoryStore>
