import { statement, type Queries } from '#platform/database.ts'

export type RelationKind = 'related' | 'upsell' | 'crosssell'
export type Relation = { sku: string; relatedSku: string; kind: RelationKind; position: number }

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

export type Download = { sku: string; file: string; title: Record<string, string> }

/** What the active cart holds of a product, all its lines together. */
export type HeldInCart = { sku: string; packages: number; layers: number; pallets: number }

const relations = statement<Relation>(
  'catalogue.relations',
  `select sku, related_sku as "relatedSku", kind, position from product_relation
   where sku = any($1) order by sku, kind, position, related_sku`,
)

const variants = statement<{ parentSku: string; sku: string }>(
  'catalogue.variants',
  `select parent_sku as "parentSku", sku from product where parent_sku = any($1) and is_active
   order by parent_sku, position, sku`,
)

const bundleChoices = statement<BundleChoice>(
  'catalogue.bundle-choices',
  `select o.id, o.sku, o.title, o.input, o.is_required as "isRequired", o.position,
     (select jsonb_agg(jsonb_build_object('id', s.id, 'sku', s.sku, 'quantity', s.quantity,
       'canChangeQuantity', s.can_change_quantity, 'isDefault', s.is_default, 'position', s.position)
       order by s.position, s.id) from bundle_selection s where s.option_id = o.id) as selections
   from bundle_option o where o.sku = any($1) order by o.sku, o.position, o.id`,
)

const downloads = statement<Download>(
  'catalogue.downloads',
  `select sku, file, title from product_download where sku = any($1) order by sku, position, file`,
)

// The same beer in another packaging.
const packagings = statement<{ sku: string; otherSku: string }>(
  'catalogue.packagings',
  `select p.sku, other.sku as "otherSku" from product p
   join product other on other.brand_code = p.brand_code and other.sub_brand = p.sub_brand
     and other.material_type = p.material_type
     and (other.pack_format, other.packaging) is distinct from (p.pack_format, p.packaging)
   where p.sku = any($1) and other.is_active and other.parent_sku is null
   order by p.sku, other.position, other.sku`,
)

const heldInCart = statement<HeldInCart>(
  'catalogue.held-in-cart',
  `select l.sku, sum(l.packages)::int as packages, sum(l.layers)::int as layers, sum(l.pallets)::int as pallets
   from cart c join cart_line l on l.company_id = c.company_id and l.cart_id = c.id
   where c.user_id = $1 and c.company_id = $2 and c.state = 'active' and l.sku = any($3)
   group by l.sku`,
)

export function createProductPartsStore(db: Queries) {
  return {
    relations: (skus: readonly string[]) => db.rows(relations, [skus]),
    variants: (skus: readonly string[]) => db.rows(variants, [skus]),
    bundleChoices: (skus: readonly string[]) => db.rows(bundleChoices, [skus]),
    downloads: (skus: readonly string[]) => db.rows(downloads, [skus]),
    packagings: (skus: readonly string[]) => db.rows(packagings, [skus]),
    heldInCart: (userId: string, companyId: string, skus: readonly string[]) =>
      db.rows(heldInCart, [userId, companyId, skus]),
  }
}
