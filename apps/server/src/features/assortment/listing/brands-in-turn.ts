/** As many packs of a beer stand beside each other as cards in a row on a desk. */
const PACKS_TOGETHER = 4

/** What a product is a pack of. */
export type BeerOf = { brand: string; beer: string }

/**
 * The turn at which each product comes. In a round every brand has one turn, and shows packs of one beer; each of its
 * beers has been there before one comes again with its other packs.
 */
export function brandsInTurn(products: readonly BeerOf[]): number[] {
  const groups = groupsOf(products)
  const roundsOf = new Map<string, number>()
  const inTurn = groups
    .map((group) => {
      const round = roundsOf.get(group.brand) ?? 0
      roundsOf.set(group.brand, round + 1)
      return { ...group, round }
    })
    .toSorted((one, other) => one.round - other.round)
  const turns: number[] = []
  for (const [turn, { places }] of inTurn.entries()) for (const place of places) turns[place] = turn
  return turns
}

/** The places of packs that stand together: the first packs of all beers, then their next ones. */
function groupsOf(products: readonly BeerOf[]): { brand: string; places: number[] }[] {
  const byBeer = Map.groupBy(products.keys(), (place) => JSON.stringify(products[place]))
  const groups = [...byBeer.values()].flatMap((places) =>
    Array.from({ length: Math.ceil(places.length / PACKS_TOGETHER) }, (_, part) => ({
      brand: products[places[0] ?? 0]?.brand ?? '',
      part,
      places: places.slice(part * PACKS_TOGETHER, (part + 1) * PACKS_TOGETHER),
    })),
  )
  return groups.toSorted((one, other) => one.part - other.part)
}
