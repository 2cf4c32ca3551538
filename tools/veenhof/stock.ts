import type { Row } from './csv.ts'
import { PRODUCTS } from './products.ts'
import type { Product } from './products.ts'
import { chance } from './random.ts'

/** Cases that are scarce today, so that the portal has something to warn about. */
const SCARCE: Record<string, number> = {
  'HB-F20': 108,
  'HB-F50': 22,
  'VP-DS2430': 46,
  'TQ-DS0675': 35,
  'WR-KR2430': 0,
  'KG-SP2430': 18,
  'DG-DS0675': 60,
  'HX-DS0675': 54,
  'HL-KR2430': 800,
  'HL-F20': 180,
}

const TANK_LITRES = 60_000

function quantityOf(product: Product): number | undefined {
  if (product.stock !== undefined) return product.stock
  if (product.type !== 'simple' || product.flags?.['is_empties'] === true) return undefined
  if (product.packFormat === 'BULK') return TANK_LITRES
  const scarce = SCARCE[product.sku]
  if (scarce !== undefined) return scarce
  const pallet = (product.casesPerLayer ?? 1) * (product.layersPerPallet ?? 1)
  const pallets = chance(`stock ${product.sku}`).between(60, 240) * (product.sku.startsWith('VP-') ? 4 : 1)
  return pallet * pallets
}

/** Only what can run out: bundles follow their parts, empties come from the customer. */
export const stockRows = (): Row[] =>
  PRODUCTS.flatMap((product) => {
    const quantity = quantityOf(product)
    return quantity === undefined ? [] : [{ sku: product.sku, quantity }]
  })
