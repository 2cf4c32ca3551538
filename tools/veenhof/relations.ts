import type { Row } from './csv.ts'
import { PRODUCTS } from './products.ts'
import type { Product } from './products.ts'

const RELATED = 4
const CROSS_SOLD = 3

const isBeer = (product: Product) => product.materialType === 'FERT' && product.flags?.['is_empties'] !== true

/** Whole products of the list: a variant is sold through its parent. */
const listed = PRODUCTS.filter((product) => product.parentSku === undefined)

function relate(product: Product, kind: string, others: Product[]): Row[] {
  return others.map((other, index) => ({ sku: product.sku, related_sku: other.sku, kind, position: index + 1 }))
}

/** Related: other beers, those of the brand first. Upsell: the stronger sister in the same pack. Cross-sell: its glass and coasters. */
function relationsOf(product: Product): Row[] {
  const sisters = listed.filter((other) => other.brand === product.brand && other.sku !== product.sku)
  if (!isBeer(product)) {
    return relate(product, 'related', sisters.filter((other) => other.materialType === 'ZBTL').slice(0, RELATED))
  }
  const beers = sisters.filter(
    (other) => isBeer(other) && (other.packFormat === 'BULK') === (product.packFormat === 'BULK'),
  )
  const stronger = beers.filter(
    (other) => other.packaging === product.packaging && (other.alcoholPermille ?? 0) > (product.alcoholPermille ?? 0),
  )
  const forTheBar = sisters.filter((other) => other.materialType === 'ZBTL')
  return [
    ...relate(product, 'related', otherBeers(product).slice(0, RELATED)),
    ...relate(product, 'upsell', stronger.slice(0, 1)),
    ...relate(product, 'crosssell', forTheBar.slice(0, CROSS_SOLD)),
  ]
}

/** One pack of each other beer, the same packaging where it has one. */
function otherBeers(product: Product): Product[] {
  const beerOf = ({ brand, subBrand }: Product) => `${brand} ${subBrand}`
  const others = listed.filter(
    (other) =>
      isBeer(other) &&
      beerOf(other) !== beerOf(product) &&
      (other.packFormat === 'BULK') === (product.packFormat === 'BULK'),
  )
  const packs = [...Map.groupBy(others, beerOf).values()].flatMap(
    (own) => own.find(({ packaging }) => packaging === product.packaging) ?? own[0] ?? [],
  )
  return packs.toSorted((one, other) => Number(other.brand === product.brand) - Number(one.brand === product.brand))
}

export const relationRows = (): Row[] =>
  listed.filter((product) => product.flags?.['is_empties'] !== true).flatMap(relationsOf)
