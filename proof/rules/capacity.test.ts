import { cartCapacity } from '@fust/domain/capacity'
import { DELIVERY_METHODS } from '@fust/domain/order'
import { expect, test } from 'vitest'
import { prove } from '../support/prove.ts'
import {
  barMessageOf,
  litresStatusOf,
  palletParts,
  placesOf,
  verdictOf,
  weightOf,
  type OracleLimits,
  type OracleLine,
} from './capacity-oracle.ts'

const crate = { casesPerPallet: 40, gramsPerCase: 20_400, gramsPerEmptyPallet: 25_000 }
const keg = { casesPerPallet: 24, gramsPerCase: 29_000, gramsPerEmptyPallet: 22_000 }
const tray = { casesPerPallet: 63, gramsPerCase: 8_700, gramsPerEmptyPallet: 18_500 }

/** Loads: whole pallets, one case less and more, thirds and sevenths that no decimal holds, places shared by kinds. */
const LOADS: readonly (readonly OracleLine[])[] = [
  [{ ...crate, cases: 1 }],
  [{ ...crate, cases: 40 * 24 }],
  [{ ...crate, cases: 40 * 24 - 1 }],
  [{ ...crate, cases: 40 * 26 + 1 }],
  [{ ...keg, cases: 8 }],
  [
    { ...keg, cases: 16 },
    { ...tray, cases: 21 },
  ],
  [
    { ...crate, cases: 55 },
    { ...keg, cases: 7 },
    { ...tray, cases: 100 },
  ],
  [
    { ...tray, cases: 9 },
    { ...keg, cases: 30 },
    { ...crate, cases: 25 },
    { ...tray, cases: 54 },
  ],
]

/** No limit, and limits just under, at, and just over a value. */
const edges = (value: number, step: number) => [null, value - step, value, value + step]

function limitsAround(load: readonly OracleLine[]): OracleLimits[] {
  const { parts, whole } = palletParts(load)
  const pallets = Number((parts * 1_000n) / whole) / 1_000
  const weight = weightOf(load)
  return edges(pallets, 0.001).flatMap((minimumPallets) =>
    [...edges(pallets, 0.001), placesOf(load), placesOf(load) - 1].flatMap((maximumPallets) =>
      edges(weight, 1).flatMap((minimumWeightGrams) =>
        edges(weight, 1).map((maximumWeightGrams) => ({
          minimumPallets,
          maximumPallets,
          minimumWeightGrams,
          maximumWeightGrams,
        })),
      ),
    ),
  )
}

const PER_LAYER: Readonly<Record<number, number>> = { 40: 8, 24: 6, 63: 9 }

const beerLine = ({ cases, casesPerPallet, gramsPerCase, gramsPerEmptyPallet }: OracleLine, index: number) => {
  const casesPerLayer = PER_LAYER[casesPerPallet] ?? 1
  return {
    kind: 'beer' as const,
    sku: `BEER-${index}`,
    quantities: { packages: cases % casesPerPallet, layers: 0, pallets: Math.floor(cases / casesPerPallet) },
    pack: {
      casesPerLayer,
      layersPerPallet: casesPerPallet / casesPerLayer,
      grossWeightPerCaseGrams: gramsPerCase,
      emptyPalletWeightGrams: gramsPerEmptyPallet,
      volumePerCaseMl: 1,
    },
  }
}

const NO_PALLETS = {
  minimumPallets: null,
  maximumPallets: null,
  minimumWeightGrams: null,
  maximumWeightGrams: null,
}
const NO_LITRES = { minimumLitres: null, maximumLitres: null }

test('[CRT-61] [CRT-65] [CRT-73] every limit at, below and above its edge gives the message that C§5.1 gives', async () => {
  const seen = new Set<string>()
  let combinations = 0
  await prove('capacity messages at every edge', LOADS.length, async (round) => {
    const load = LOADS[round - 1] ?? []
    const lines = load.map(beerLine)
    const breaches: string[] = []
    for (const limits of limitsAround(load))
      for (const method of [null, ...DELIVERY_METHODS]) {
        combinations += 1
        const found = cartCapacity(lines, { ...limits, ...NO_LITRES }, method)
        const { status, message } = verdictOf(load, limits, method)
        seen.add(String(message))
        if (found.weightGrams !== weightOf(load) || found.palletPlaces !== placesOf(load))
          breaches.push(`load ${round}: ${found.weightGrams} g on ${found.palletPlaces} places`)
        if (found.capacityMessage !== (message === null ? null : barMessageOf(status)))
          breaches.push(`${method} ${JSON.stringify(limits)}: the bar says ${found.capacityMessage}`)
        if (found.status !== status || found.progressMessage !== message)
          breaches.push(`${method} ${JSON.stringify(limits)}: ${found.progressMessage}, not ${message}`)
      }
    return breaches
  })
  expect(combinations).toBe(LOADS.length * 4 * 6 * 4 * 4 * 7)
  expect([...seen].toSorted()).toEqual([
    'maximum-pallets-exceeded',
    'maximum-weight-exceeded',
    'minimum-capacity-reached',
    'minimum-pallets-not-reached',
    'minimum-weight-not-reached',
    'null',
    'order-ok',
  ])
})

test('[CRT-51] [CRT-53] tank beer is judged by its litres at, below and above each edge, whatever the transport', async () => {
  const seen = new Set<string>()
  await prove('litres at every edge', DELIVERY_METHODS.length, async (round) => {
    const method = DELIVERY_METHODS[round - 1] ?? null
    if (method === 'emptiessmall_emptiessmall') return []
    const breaches: string[] = []
    for (const litres of [500, 1_000, 3_500])
      for (const minimumLitres of edges(litres, 1))
        for (const maximumLitres of edges(litres, 1)) {
          const found = cartCapacity(
            [{ kind: 'tank', litres }],
            { ...NO_PALLETS, minimumLitres, maximumLitres },
            method,
          )
          const status = litresStatusOf(litres, { minimumLitres, maximumLitres })
          seen.add(String(found.capacityMessage))
          if (found.status !== status || found.capacityMessage !== barMessageOf(status))
            breaches.push(`${method} ${litres} of ${minimumLitres} to ${maximumLitres}: ${found.capacityMessage}`)
        }
    return breaches
  })
  expect([...seen].toSorted()).toEqual(['maximum-exceeded', 'minimum-not-reached', 'order-ok'])
})
