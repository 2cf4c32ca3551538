import type { LoadPlan, PlaceLoad } from '@fust/domain/load'

/** How a pallet is stacked, which decides how it looks from above. */
export type LoadForm = 'crate' | 'keg' | 'tray' | 'box'

/** What stands on a pallet: the same tag and colour as on its card and cart line. */
export type LoadTag = { tag: string; label: string; colour: string; tagInk: string }

export type PalletPlace = LoadTag & { kind: 'pallet'; form: LoadForm }
/** `share` is the part of a pallet this product takes, more than 0 and less than 1. */
export type LoadStripe = LoadTag & { share: number }
export type MixedPlace = { kind: 'mixed'; stripes: readonly LoadStripe[] }
export type LoadPlace = PalletPlace | MixedPlace | { kind: 'empty' }

/** A load as it is drawn: the floor in loading order; places past `maxPlaces` do not fit. */
export type LoadView = {
  places: readonly LoadPlace[]
  maxPlaces: number
  /** False where no limit is known: the floor is then as long as the load. */
  hasMaximum: boolean
  minPlaces: number | null
  pallets: number
  weightKg: number
  maxWeightKg: number | null
}

/** A run of places with the same content, numbered from the cab. */
export type LoadRun = LoadTag & { from: number; to: number; share: number | null }

/** The load as a list: full pallets of one product together, each stripe of a mixed place on its own. */
export function loadRuns(places: readonly LoadPlace[]): LoadRun[] {
  const runs: LoadRun[] = []
  places.forEach((place, index) => {
    const at = index + 1
    if (place.kind === 'mixed') runs.push(...place.stripes.map((stripe) => ({ ...stripe, from: at, to: at })))
    if (place.kind !== 'pallet') return
    const last = runs.at(-1)
    if (last && last.share === null && last.tag === place.tag && last.to === at - 1) last.to = at
    else runs.push({ ...tagOf(place), from: at, to: at, share: null })
  })
  return runs
}

/** Where each stripe of a mixed place lies, counted from the bottom, in units of `height`. */
export function stripeSpans(stripes: readonly LoadStripe[], height: number) {
  return stripes.map((stripe, index) => ({
    stripe,
    from: height * stripes.slice(0, index).reduce((sum, below) => sum + below.share, 0),
    high: height * stripe.share,
  }))
}

const tagOf = ({ tag, label, colour, tagInk }: LoadTag): LoadTag => ({ tag, label, colour, tagInk })

/** What the drawing has to know of each product on the floor. */
export type LoadProducts = ReadonlyMap<string, LoadTag & { form: LoadForm }>

export type LoadFigures = {
  pallets: number
  hasMaximum: boolean
  weightGrams: number
  maximumWeightGrams: number | null
}

/** The drawing of a load plan: takes the plan, the products by SKU and the figures of the cart. */
export function loadViewOf(plan: LoadPlan, products: LoadProducts, figures: LoadFigures): LoadView {
  return {
    places: [...plan.places, ...plan.leftOver].map(({ load }) => placeOf(load, products)),
    maxPlaces: plan.places.length,
    hasMaximum: figures.hasMaximum,
    minPlaces: plan.minimumPlaces === null ? null : Math.ceil(plan.minimumPlaces),
    pallets: figures.pallets,
    weightKg: Math.round(figures.weightGrams / 1000),
    maxWeightKg: figures.maximumWeightGrams === null ? null : figures.maximumWeightGrams / 1000,
  }
}

function placeOf(load: PlaceLoad, products: LoadProducts): LoadPlace {
  if (load.kind === 'empty') return load
  if (load.kind === 'full') return { kind: 'pallet', ...productOf(load.sku, products) }
  const stripes = load.stripes.map(({ sku, share }) => ({ ...tagOf(productOf(sku, products)), share }))
  return { kind: 'mixed', stripes }
}

// A product that left the catalogue still stands on the floor, without a colour of its own.
const productOf = (sku: string, products: LoadProducts) =>
  products.get(sku) ?? { tag: '??', label: sku, colour: '#8A8272', tagInk: '#16211C', form: 'box' as const }
