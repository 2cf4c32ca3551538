import { BRANDS } from './brands.ts'
import { texts } from './csv.ts'
import type { Row } from './csv.ts'
import { eansOf } from './product-eans.ts'
import { pdf } from './pdf.ts'
import type { Mark } from './pdf.ts'
import { PRODUCTS } from './products.ts'
import type { Product } from './products.ts'

const LEFT = 40
const COLUMNS = { name: LEFT, ean: 236, pallet: 330, weight: 424, strength: 480, shelfLife: 522 }
const MUTE = '#59615A'

const isPackedBeer = ({ materialType, casesPerLayer, flags }: Product) =>
  materialType === 'FERT' && casesPerLayer !== undefined && flags?.['is_empties'] !== true

const nameOf = (brand: string) => BRANDS.find(({ code }) => code === brand)?.name ?? brand

const sheetOf = (brand: string) => `documents/productblad-${brand}.pdf`

function packMarks(product: Product, y: number): Mark[] {
  const { case: eanCase } = eansOf(product)
  const pallet = `${product.layersPerPallet} × ${product.casesPerLayer}`
  return [
    { text: product.name.nl, x: COLUMNS.name, y, size: 10, isBold: true },
    { text: `${product.packaging ?? ''} - ${product.sku}`, x: COLUMNS.name, y: y + 13, size: 9, colour: MUTE },
    { text: eanCase ?? '', x: COLUMNS.ean, y, size: 9 },
    { text: pallet, x: COLUMNS.pallet, y, size: 9 },
    { text: `${(product.grossGrams / 1000).toFixed(1)} kg`, x: COLUMNS.weight, y, size: 9 },
    { text: `${((product.alcoholPermille ?? 0) / 10).toFixed(1)} %`, x: COLUMNS.strength, y, size: 9 },
    { text: String(product.shelfLifeDays ?? ''), x: COLUMNS.shelfLife, y, size: 9 },
    { bar: '#E4DCCB', x: LEFT, y: y + 19, width: 515, height: 0.7 },
  ]
}

function productSheet({ code, name, colours, style, tagline }: (typeof BRANDS)[number]): string {
  const [label, deep, accent] = colours
  const packs = PRODUCTS.filter((product) => product.brand === code && isPackedBeer(product))
  const heads: [keyof typeof COLUMNS, string][] = [
    ['name', 'Verpakking / Pack'],
    ['ean', 'EAN'],
    ['pallet', 'Lagen / Layers'],
    ['weight', 'Bruto'],
    ['strength', 'Alc.'],
    ['shelfLife', 'Dagen'],
  ]
  return pdf(`Productblad ${name}`, [
    { bar: deep, x: 0, y: 0, width: 595, height: 120 },
    { bar: label, x: 0, y: 120, width: 595, height: 8 },
    { bar: accent, x: 0, y: 128, width: 595, height: 3 },
    { text: name, x: LEFT, y: 66, size: 32, isBold: true, colour: '#FFFDF8' },
    { text: `${style.nl} / ${style.en}`, x: LEFT, y: 92, size: 13, colour: '#FFFDF8' },
    { text: tagline.nl, x: LEFT, y: 162, size: 12, isBold: true },
    { text: tagline.en, x: LEFT, y: 179, size: 11, colour: MUTE },
    ...heads.map(([head, text]): Mark => ({ text, x: COLUMNS[head], y: 214, size: 9, isBold: true, colour: MUTE })),
    { bar: deep, x: LEFT, y: 220, width: 515, height: 1.2 },
    ...packs.flatMap((product, index) => packMarks(product, 240 + index * 34)),
    {
      text: 'Brouwerij Veenhof, Brouwersdijk 1, 7548 PV Boekelo - 053 555 01 20',
      x: LEFT,
      y: 806,
      size: 8,
      colour: MUTE,
    },
  ])
}

/** Sheets that lie in the folder beside the tables, by path. */
export const documents = (): [path: string, content: string][] =>
  BRANDS.map((brand) => [sheetOf(brand.code), productSheet(brand)])

export const downloadRows = (): Row[] =>
  PRODUCTS.filter(isPackedBeer).map(({ sku, brand }) => ({
    sku,
    file: sheetOf(brand),
    ...texts('title', { nl: `Productblad ${nameOf(brand)}`, en: `Product sheet ${nameOf(brand)}` }),
    position: 1,
  }))
