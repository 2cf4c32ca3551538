/** What kind of goods a product is, and how a bundle on its page is put together. */
export type ProductSearch = { material?: 'FERT' | 'ZBTL' | undefined; parts?: string | undefined }

export function productSearch({ material, parts }: Record<string, unknown>): ProductSearch {
  return {
    material: material === 'FERT' || material === 'ZBTL' ? material : undefined,
    parts: typeof parts === 'string' ? parts : undefined,
  }
}
