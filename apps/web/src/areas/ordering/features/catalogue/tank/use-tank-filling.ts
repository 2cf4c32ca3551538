import {
  litresByTank,
  litresInto,
  NO_TANK_LITRES,
  reviewTopUp,
  takesBrand,
  withLitresInto,
  type Tank,
  type TankLitres,
  type TankPosition,
  type TopUpRefusal,
} from '@fust/domain/tank'
import { useState } from 'react'
import { countedOf, useCart, useCartCommand, type CartLine } from '../../../../../cart/index.ts'
import type { Product } from '../../../../../product/index.ts'

/** A tank with the beer that is, or would be, brought into it. */
export type FilledTank = {
  tank: Tank
  litres: number
  /** Undefined where nothing is sold that goes into it. */
  beer: Product | undefined
  /** What it can be filled with. */
  beers: readonly Product[]
  refusal: TopUpRefusal | null
}

/** The tanks of a venue as the cart fills them, and how to fill them. */
export function useTankFilling(tanks: readonly Tank[], beers: readonly Product[]) {
  const { data: cart } = useCart()
  const { setAmounts } = useCartCommand()
  const [chosen, setChosen] = useState<Partial<Record<TankPosition, string>>>({})
  const held = (cart?.lines ?? []).flatMap((line) => heldOf(line, tanks))
  const byTankOf = (beer: Product): TankLitres =>
    held.find(({ product }) => product.key === beer.key)?.byTank ?? NO_TANK_LITRES

  const filled = tanks.map((tank): FilledTank => {
    const inIt = held.find(({ byTank }) => litresInto(tank.position, byTank) > 0)
    const offered = beers.filter((beer) => takesBrand(tank, beer.brand))
    const litres = inIt ? litresInto(tank.position, inIt.byTank) : 0
    return {
      tank,
      litres,
      beer: inIt?.product ?? offered.find(({ sku }) => sku === chosen[tank.position]) ?? offered[0],
      beers: offered,
      refusal: reviewTopUp(tank, litres),
    }
  })

  const fill = (position: TankPosition, beer: Product, litres: number) =>
    setAmounts({ product: beer, amounts: withLitresInto(position, litres, byTankOf(beer)) })

  return {
    /** False until it is known what the cart holds. */
    isKnown: cart !== undefined,
    filled,
    fill,
    /** Another beer for a tank takes over the litres that were for it. */
    choose: ({ tank: { position }, beer, litres, beers: offered }: FilledTank, sku: string) => {
      setChosen({ ...chosen, [position]: sku })
      const next = offered.find((own) => own.sku === sku)
      if (!next || !beer || litres === 0) return
      fill(position, beer, 0)
      fill(position, next, litres)
    },
  }
}

function heldOf(line: CartLine, tanks: readonly Tank[]): { product: Product; byTank: TankLitres }[] {
  const { product } = line
  if (product.kind !== 'tank') return []
  return [{ product, byTank: litresByTank({ ...countedOf(line), brand: product.brand }, tanks) }]
}
