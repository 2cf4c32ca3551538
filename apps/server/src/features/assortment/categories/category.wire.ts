import type { Wire } from '@fust/contract/resolvers'
import { flag, uidOf } from '@fust/contract/wire'
import type { Category } from './category-tree.ts'
import { SORT_FIELDS } from '../listing/listing-question.ts'

type Counts = ReadonlyMap<number, number>

/** A category with everything below it; its products have a resolver of their own. */
export function wireCategory(category: Category, counts: Counts): Wire<'CategoryTree'> {
  const { id, name, urlKey, urlPath, above } = category
  return {
    __typename: 'CategoryTree',
    id,
    uid: uidOf(id),
    name,
    level: category.level,
    position: category.position,
    path: category.path,
    path_in_store: null,
    url_key: urlKey,
    url_path: urlPath,
    url_suffix: null,
    canonical_url: urlPath,
    description: category.description,
    image: null,
    display_mode: 'PRODUCTS',
    landing_page: null,
    is_anchor: 1,
    // A category in which this ship-to finds nothing stays out of menus.
    include_in_menu: flag((counts.get(id) ?? 0) > 0),
    children_count: String(category.children.length),
    product_count: counts.get(id) ?? 0,
    default_sort_by: 'position',
    available_sort_by: [...SORT_FIELDS],
    meta_title: name,
    meta_keywords: null,
    meta_description: category.description,
    breadcrumbs: above.length === 0 ? null : above.map(wireBreadcrumb),
    cms_block: null,
    created_at: null,
    updated_at: null,
    relative_url: urlPath,
    redirect_code: 0,
    type: 'CATEGORY',
    children: category.children.map((child) => wireCategory(child, counts)),
  }
}

function wireBreadcrumb({ id, name, level, urlKey, urlPath }: Category): Wire<'Breadcrumb'> {
  return {
    category_id: id,
    category_uid: uidOf(id),
    category_name: name,
    category_level: level,
    category_url_key: urlKey,
    category_url_path: urlPath,
  }
}
