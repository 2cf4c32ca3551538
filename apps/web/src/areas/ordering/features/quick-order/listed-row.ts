import type { ListAmounts, ReadRow } from '@fust/domain/list'
import { formatNumber } from '../../../../i18n/format.ts'
import type { useQuantityFormat } from '../../../../load/index.ts'

/** A row as it was typed or read: what its code and its quantity mean is looked up later. */
export type ListedRow = {
  code: string
  quantity: string
  /** What else the list calls the product, for a code that nobody has. */
  others?: readonly string[]
  /** From how many rows of the list it was added up. */
  mergedRows?: number
}

/** A row of a list as its fields show it: `12`, or `2 pallets, 3 layers`. */
export function listedRow(
  { code, others, written, amounts }: ReadRow,
  mergedRows: number | undefined,
  words: Words,
): ListedRow {
  return {
    code,
    quantity: Object.keys(amounts).length > 0 ? quantityText(amounts, words) : written,
    ...(others.length > 0 && { others }),
    ...(mergedRows !== undefined && { mergedRows }),
  }
}

type Words = ReturnType<typeof useQuantityFormat>

function quantityText({ pieces = 0, packages = 0, ...units }: ListAmounts, words: Words): string {
  const inUnits = Object.entries({ pallets: units.pallets, layers: units.layers, litres: units.litres }).flatMap(
    ([unit, count = 0]) => (count > 0 ? readable(words({ [unit]: count }, 'box'), count) : []),
  )
  const inPieces = pieces > 0 ? [readable(words({ packages: pieces }, 'piece'), pieces)] : []
  return [...inUnits, ...inPieces, ...(packages > 0 ? [String(packages)] : [])].join(' + ')
}

/** '1.000 litres' could be one litre, too: as digits it is a thousand. */
const readable = (text: string, count: number): string => text.replace(formatNumber(count), String(count))
