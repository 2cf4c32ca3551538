import { EMPTY_PALLET_GRAMS } from '../pack-formats.ts'
import { PRODUCTS } from '../products.ts'
import type { Product } from '../products.ts'

/** What was ordered of one product: cases in three units, or liters with the tank they went into. */
export type Quantity = {
  sku: string
  packages: number
  layers: number
  pallets: number
  litres: number
  tank?: 1 | 2 | 3
}

const bySku = new Map(PRODUCTS.map((product) => [product.sku, product]))

export function productOf(sku: string): Product {
  const product = bySku.get(sku)
  if (!product) throw new Error(`no product ${sku}`)
  return product
}

export const layersOnPallet = (sku: string) => productOf(sku).layersPerPallet ?? 1
const casesOnLayer = (sku: string) => productOf(sku).casesPerLayer ?? 1
export const casesOnPallet = (sku: string) => casesOnLayer(sku) * layersOnPallet(sku)

/** Cases, pieces or liters: what the price counts. */
export const casesOf = ({ sku, packages, layers, pallets, litres }: Quantity) =>
  packages + layers * casesOnLayer(sku) + pallets * casesOnPallet(sku) + litres

export const inPallets = (sku: string, pallets: number): Quantity => ({
  sku,
  packages: 0,
  layers: 0,
  pallets,
  litres: 0,
})
export const inLayers = (sku: string, layers: number): Quantity => ({ sku, packages: 0, layers, pallets: 0, litres: 0 })
export const inCases = (sku: string, packages: number): Quantity => ({
  sku,
  packages,
  layers: 0,
  pallets: 0,
  litres: 0,
})

/** Whole layers where a case count makes them, loose cases else. */
export function inLayersOrCases(sku: string, cases: number): Quantity {
  const layer = casesOnLayer(sku)
  return cases % layer === 0 ? inLayers(sku, cases / layer) : inCases(sku, cases)
}

export const litresInTank = (sku: string, tank: 1 | 2 | 3, litres: number): Quantity => ({
  sku,
  packages: 0,
  layers: 0,
  pallets: 0,
  litres,
  tank,
})

/** Pallet places as an exact fraction: no pallet has layers or cases that do not divide this. */
const SHARE = 60_480

export type Load = { places: number; isWholePallets: boolean; grams: number; cases: number }

/** What the lines take on the truck: places rounded up, and the weight with a pallet under each. */
export function loadOf(lines: readonly Quantity[]): Load {
  const stacked = lines.filter(({ sku }) => productOf(sku).casesPerLayer)
  const shares = stacked.reduce((sum, line) => sum + (casesOf(line) * SHARE) / casesOnPallet(line.sku), 0)
  const places = Math.ceil(shares / SHARE)
  const goods = lines.reduce((sum, line) => sum + casesOf(line) * productOf(line.sku).grossGrams, 0)
  return {
    places,
    isWholePallets: shares === places * SHARE,
    grams: goods + places * EMPTY_PALLET_GRAMS,
    cases: lines.reduce((sum, line) => sum + casesOf(line), 0),
  }
}
