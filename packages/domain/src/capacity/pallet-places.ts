import { totalCases } from '../quantity/index.ts'
import { fraction, NOTHING, roundedDown, smallerFraction, subtractFractions, type Fraction } from './fraction.ts'
import { palletsOf, type LoadLine } from './load-line.ts'

/** A product's part of one place, as a share of a pallet. */
export type PlaceShare = { readonly line: LoadLine; readonly share: Fraction }

/** Places of a load: full pallets of one product, counted, and places that hold what is loose. */
export type PalletPlaces = {
  readonly full: readonly { readonly line: LoadLine; readonly count: number }[]
  readonly shared: readonly (readonly PlaceShare[])[]
}

const WHOLE = fraction(1)

/** The places a load takes: the full pallets in the order of the lines, then what is loose, closely packed (decisions, "pallets"). */
export function palletPlaces(lines: readonly LoadLine[]): PalletPlaces {
  const stacks = lines.map((line) => {
    const pallets = palletsOf(totalCases(line.quantities, line.pack), line.pack)
    const count = roundedDown(pallets)
    return { line, count, share: subtractFractions(pallets, fraction(count)) }
  })
  return { full: stacks.filter(({ count }) => count > 0), shared: sharedPlaces(stacks) }
}

/** Weight in grams of the pallets under the load: one per place, on a shared one the heaviest kind (decisions, "pallets"). */
export function emptyPalletsWeightGrams({ full, shared }: PalletPlaces): number {
  const underFull = full.map(({ line, count }) => count * line.pack.emptyPalletWeightGrams)
  const underShared = shared.map((place) => Math.max(...place.map(({ line }) => line.pack.emptyPalletWeightGrams)))
  return [...underFull, ...underShared].reduce((sum, grams) => sum + grams, 0)
}

// Heavy pallets are filled first: the weight then does not depend on the order of the lines.
function sharedPlaces(loose: readonly PlaceShare[]): PlaceShare[][] {
  const heaviestFirst = loose.toSorted(
    (a, b) => b.line.pack.emptyPalletWeightGrams - a.line.pack.emptyPalletWeightGrams,
  )
  const places: PlaceShare[][] = []
  let room = NOTHING
  for (const { line, share } of heaviestFirst) {
    let left = share
    while (left.numerator > 0n) {
      if (room.numerator === 0n) {
        places.push([])
        room = WHOLE
      }
      const taken = smallerFraction(left, room)
      places.at(-1)?.push({ line, share: taken })
      left = subtractFractions(left, taken)
      room = subtractFractions(room, taken)
    }
  }
  return places
}
