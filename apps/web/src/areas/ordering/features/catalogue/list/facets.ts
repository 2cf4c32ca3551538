import type { ProductFacetsQuery } from '../../../../../gql/graphql.ts'
import { formatMoney } from '../../../../../i18n/format.ts'
import { FLAGS } from './catalogue-list.ts'
import { FILTER_FIELDS, type FilterField } from './catalogue-search.ts'

export type Facet = { value: string; label: string; count: number }

/** The choices of a list: its shelves, and for each field its values. */
export type Facets = {
  total: number
  shelves: Facet[]
  fields: { field: FilterField; label: string; options: Facet[] }[]
}

type WireFacets = ProductFacetsQuery['products']
type WireAggregation = NonNullable<NonNullable<NonNullable<WireFacets>['aggregations']>[number]>

/** Reads the choices off the wire; what would not narrow the list is left out. */
export function facetsOf(wire: WireFacets): Facets {
  const total = wire?.total_count ?? 0
  const aggregations = (wire?.aggregations ?? []).flatMap((aggregation) => aggregation ?? [])
  const fields = aggregations.flatMap((aggregation) => {
    const field = FILTER_FIELDS.find((known) => known === aggregation.attribute_code)
    const options = optionsOf(aggregation)
    return field && options.length > 1 ? [{ field, label: aggregation.label ?? field, options }] : []
  })
  const flags = flagsOf(aggregations, total)
  const shelves = (wire?.categoryFilter ?? []).flatMap((category) =>
    category?.url_path && (category.count ?? total) < total
      ? [{ value: category.url_path, label: category.name ?? '', count: category.count ?? 0 }]
      : [],
  )
  return {
    total,
    shelves,
    fields: flags.length > 0 ? [...fields, { field: 'flag', label: '', options: flags }] : fields,
  }
}

function optionsOf({ attribute_code, options }: WireAggregation): Facet[] {
  return (options ?? []).flatMap((option) => {
    if (!option) return []
    const label = attribute_code === 'price' ? rangeLabel(option.value) : (option.label ?? option.value)
    return [{ value: option.value, label, count: option.count ?? 0 }]
  })
}

// '10_19.99' is shown as money.
function rangeLabel(range: string): string {
  return range
    .split('_')
    .map((euros) => formatMoney(Math.round(Number(euros) * 100)))
    .join(' – ')
}

// Each mark is an attribute of its own with 1 and 0; those who carry it are counted.
function flagsOf(aggregations: WireAggregation[], total: number): Facet[] {
  return FLAGS.flatMap((flag) => {
    const wire = aggregations.find(({ attribute_code }) => attribute_code === flag)
    const count = wire?.options?.find((option) => option?.value === '1')?.count ?? 0
    return wire && count > 0 && count < total ? [{ value: flag, label: wire.label ?? flag, count }] : []
  })
}
