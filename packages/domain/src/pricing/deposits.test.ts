import { expect, test } from 'vitest'
import { cratesOfForty } from '../quantity/quantity.builders.ts'
import { lineDeposits } from './index.ts'

test('deposit is charged per bottle and crate of every case, and per full pallet', () => {
  const quantities = { packages: 5, layers: 0, pallets: 2 }
  const deposits = lineDeposits(quantities, cratesOfForty, [
    { kind: 'bottle', centsPerPiece: 10, piecesPerCase: 24 },
    { kind: 'crate', centsPerPiece: 150, piecesPerCase: 1 },
    { kind: 'pallet', centsPerPiece: 1500, piecesPerCase: 0 },
  ])
  expect(deposits).toEqual([
    { kind: 'bottle', pieces: 85 * 24, centsPerPiece: 10 },
    { kind: 'crate', pieces: 85, centsPerPiece: 150 },
    { kind: 'pallet', pieces: 2, centsPerPiece: 1500 },
  ])
})
