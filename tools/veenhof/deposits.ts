import { BEERS } from './beers.ts'
import { euros, texts } from './csv.ts'
import type { Row } from './csv.ts'
import { EMPTIES } from './empties.ts'
import { DEPOSIT_NAMES, PACK_FORMATS, PALLET_DEPOSIT_CENTS } from './pack-formats.ts'
import type { DepositKind } from './pack-formats.ts'
import { beerSku } from './products.ts'
import type { Cents } from './units.ts'

export type Deposit = { sku: string; kind: DepositKind; per: 'case' | 'pallet'; quantity: number; priceCents: Cents }

export const DEPOSITS: Deposit[] = [
  ...BEERS.flatMap((beer) =>
    beer.packs.flatMap((pack): Deposit[] => [
      ...PACK_FORMATS[pack.format].deposits.map((deposit) => ({
        sku: beerSku(beer, pack),
        per: 'case' as const,
        ...deposit,
      })),
      { sku: beerSku(beer, pack), kind: 'pallet', per: 'pallet', quantity: 1, priceCents: PALLET_DEPOSIT_CENTS },
    ]),
  ),
  ...EMPTIES.flatMap(({ sku, deposits }) => deposits.map((deposit): Deposit => ({ sku, per: 'case', ...deposit }))),
]

export const depositRows = (): Row[] =>
  DEPOSITS.map(({ sku, kind, per, quantity, priceCents }) => ({
    sku,
    kind,
    ...texts('name', DEPOSIT_NAMES[kind]),
    per,
    quantity,
    price: euros(priceCents),
  }))
