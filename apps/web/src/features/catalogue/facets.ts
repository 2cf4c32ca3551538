import type { ProductFacetsQuery } from '../../gql/graphql.ts'
import { FILTER_FIELDS, type FilterField } from './catalogue-search.ts'

export type Facet = { value: string; label: string; count: number }

/** The choices of a list: its shelves, and for each field its values. */
export type Facets = {
  total: number
  shelves: Facet[]
  fields: { field: FilterField; label: string; options: Facet[] }[]
}

/** Reads the choices off the wire; what would not narrow the list is left out. */
export function facetsOf(wire: ProductFacetsQuery['products']): Facets {
  const total = wire?.total_count ?? 0
  const fields = (wire?.aggregations ?? []).flatMap((aggregation) => {
    const field = FILTER_FIELDS.find((known) => known === aggregation?.attribute_code)
    if (!field || !aggregation) return []
    const options = (aggregation.options ?? []).flatMap((option) =>
      option ? [{ value: option.value, label: option.label ?? option.value, count: option.count ?? 0 }] : [],
    )
    return options.length > 1 ? [{ field, label: aggregation.label ?? field, options }] : []
  })
  const shelves = (wire?.categoryFilter ?? []).flatMap((category) =>
    category?.url_path && (category.count ?? total) < total
      ? [{ value: category.url_path, label: category.name ?? '', count: category.count ?? 0 }]
      : [],
  )
  return { total, shelves, fields }
}
