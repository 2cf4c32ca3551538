import { clampToStock, totalCases, type CaseQuantities } from '@fust/domain/quantity'
import { expect, test } from 'vitest'
import { prove } from '../support/prove.ts'

/** Packs whose units do not divide each other evenly, and one that knows no pallets. */
const PACKS = [
  [8, 5],
  [1, 1],
  [7, 3],
  [1, 4],
  [0, 0],
] as const
const UP_TO = 4

const pack = ([casesPerLayer, layersPerPallet]: readonly [number, number]) => ({
  casesPerLayer,
  layersPerPallet,
  grossWeightPerCaseGrams: 1,
  emptyPalletWeightGrams: 1,
  volumePerCaseMl: 1,
})

const amounts = Array.from({ length: UP_TO + 1 }, (_, amount) => amount)

/** What is kept, one unit after the other: a pallet goes as long as too much is asked, then a layer, then a case. */
function keptOneByOne(asked: CaseQuantities, [perLayer, layers]: readonly [number, number], stock: number) {
  const kept = { ...asked }
  const total = () => kept.packages + perLayer * (kept.layers + layers * kept.pallets)
  // Where nothing stands on a pallet, none is there to be taken off.
  if (perLayer > 0) {
    while (total() > stock && kept.pallets > 0) kept.pallets -= 1
    while (total() > stock && kept.layers > 0) kept.layers -= 1
  }
  while (total() > stock && kept.packages > 0) kept.packages -= 1
  return kept
}

test('[CRT-14] [CRT-25] of every amount in every unit the stock leaves what taking units off one by one leaves', async () => {
  let combinations = 0
  await prove('quantities cut back to the stock', PACKS.length, async (round) => {
    const figures = PACKS[round - 1] ?? PACKS[0]
    const most = UP_TO * (1 + figures[0] * (1 + figures[1]))
    const breaches: string[] = []
    for (const packages of amounts)
      for (const layers of amounts)
        for (const pallets of amounts)
          for (let stock = -1; stock <= most + 1; stock += 1) {
            combinations += 1
            const asked = { packages, layers, pallets }
            const { kept, takenOff } = clampToStock(asked, pack(figures), stock)
            const expected = keptOneByOne(asked, figures, Math.max(0, stock))
            const isAllThere = (['packages', 'layers', 'pallets'] as const).every(
              (unit) => kept[unit] + takenOff[unit] === asked[unit],
            )
            if (JSON.stringify(kept) !== JSON.stringify(expected) || !isAllThere)
              breaches.push(`${figures.join('×')} ${JSON.stringify(asked)} of ${stock}: ${JSON.stringify(kept)}`)
            if (totalCases(kept, pack(figures)) > Math.max(0, stock)) breaches.push('more is kept than there is')
          }
    return breaches
  })
  expect(combinations).toBeGreaterThan(10_000)
})
