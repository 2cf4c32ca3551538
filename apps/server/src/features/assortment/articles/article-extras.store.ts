import { statement, type Queries } from '#platform/database/database.ts'

export type RelationKind = 'related' | 'upsell' | 'crosssell'

/** What is shown of an article beside itself. */
export type ArticleExtras = {
  relations: { relatedSku: string; kind: RelationKind; position: number }[]
  variantSkus: string[]
  choices: BundleChoice[]
  downloads: { file: string; title: Record<string, string> }[]
  /** The same beer in other packagings. */
  packagingSkus: string[]
}

export type BundleChoice = {
  id: number
  sku: string
  title: Record<string, string>
  input: 'select' | 'radio' | 'checkbox' | 'multi'
  isRequired: boolean
  position: number
  selections: BundleSelection[]
}

export type BundleSelection = {
  id: number
  sku: string
  quantity: number
  canChangeQuantity: boolean
  isDefault: boolean
  position: number
}

const readExtras = statement<ArticleExtras & { sku: string; mark: string }>(
  'assortment.parts-of-products',
  `select p.sku, (select mark from catalogue_mark) as mark,
     coalesce((select json_agg(json_build_object('relatedSku', related_sku, 'kind', kind, 'position', position)
       order by kind, position, related_sku) from product_relation r where r.sku = p.sku), '[]') as relations,
     array(select v.sku from product v where v.parent_sku = p.sku and v.is_active
       order by v.position, v.sku) as "variantSkus",
     coalesce((select json_agg(json_build_object('id', o.id, 'sku', o.sku, 'title', o.title, 'input', o.input,
         'isRequired', o.is_required, 'position', o.position, 'selections', (
           select coalesce(json_agg(json_build_object('id', s.id, 'sku', s.sku, 'quantity', s.quantity,
             'canChangeQuantity', s.can_change_quantity, 'isDefault', s.is_default, 'position', s.position)
             order by s.position, s.id), '[]') from bundle_selection s where s.option_id = o.id))
       order by o.position, o.id) from bundle_option o where o.sku = p.sku), '[]') as choices,
     coalesce((select json_agg(json_build_object('file', file, 'title', title) order by position, file)
       from product_download d where d.sku = p.sku), '[]') as downloads,
     array(select other.sku from product other
       where other.brand_code = p.brand_code and other.sub_brand = p.sub_brand
         and other.material_type = p.material_type and other.is_active and other.parent_sku is null
         and (other.pack_format, other.packaging) is distinct from (p.pack_format, p.packaging)
       order by other.position, other.sku) as "packagingSkus"
   from product p where p.sku = any($1)`,
)

export function createArticleExtrasStore(db: Queries) {
  return {
    read: (skus: readonly string[]) => db.rows(readExtras, [skus]),
  }
}
