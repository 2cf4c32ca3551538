import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkDigit } from '../packages/domain/src/product-code/index.ts'

const COLOURS = '#1E4D2B,#123A1F,#E8B730,#F4EFE2'
const WORDS = 'amber bok pils tripel blond weizen saison porter stout dubbel radler witbier'.split(' ')
const PRICE_GROUPS = ['A', 'B', 'C']

/** Writes a brewery with so many products, three prices and a deposit each, and all of them on stock. */
export async function writeLargeBrewery(folder: string, products: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'brewery.yaml'), 'name: Large\nmarket: NL\n')
  const write = (file: string, header: string, rowsOf: (number: number) => string, count = products) =>
    pipeline(Readable.from(lines(header, rowsOf, count)), createWriteStream(join(folder, file)))

  await write(
    'brands.csv',
    'code,name,tag,label_colour,deep_colour,accent_colour,tint_colour,motif,style.nl,style.en,tagline.nl,tagline.en,position',
    (n) => `brand-${n},Brand ${n},B${n % 10},${COLOURS},,Pils,Lager,Proost,Cheers,${n}`,
    50,
  )
  await write(
    'categories.csv',
    'id,parent_id,url_key,name.nl,name.en,position',
    (n) => `${n},${n > 10 ? n % 10 || 10 : ''},category-${n},Soort ${n},Kind ${n},${n}`,
    200,
  )
  await write('price-groups.csv', 'code,name.nl,name.en', (n) => `${PRICE_GROUPS[n - 1] ?? ''},Groep,Group`, 3)
  await write(
    'products.csv',
    'sku,type,material_type,brand_code,beer_type,pack_format,volume,picture,tag,url_key,name.nl,name.en,subtitle.nl,subtitle.en,description.nl,description.en,sap_name,ean_case,alcohol_percent,items_per_case,cases_per_layer,layers_per_pallet,gross_weight_per_case_kg,volume_per_case_l,vat_rate_percent,packaging_tax,position,categories',
    productRow,
  )
  await write('prices.csv', 'price_group,sku,price', priceRow, products * PRICE_GROUPS.length)
  await write(
    'deposits.csv',
    'sku,kind,name.nl,name.en,per,quantity,price',
    (n) => `${skuOf(n)},crate,Krat,Crate,case,1,3.90`,
  )
  await write('stock.csv', 'sku,quantity', (n) => `${skuOf(n)},${n % 500}`)
}

function* lines(header: string, rowOf: (number: number) => string, count: number): Generator<string> {
  yield `${header}\n`
  for (let number = 1; number <= count; number += 1) yield `${rowOf(number)}\n`
}

const skuOf = (number: number) => `LB-${String(number).padStart(7, '0')}`

function productRow(n: number): string {
  const kind = WORDS[n % WORDS.length] ?? ''
  const story = `"Een ${kind} met ${WORDS[n % 7] ?? ''} en ${WORDS[n % 5] ?? ''}, gebrouwen sinds 1${String(n % 900).padStart(3, '0')}."`
  const name = `${kind} nummer ${n}`
  const start = `${skuOf(n)},simple,FERT,brand-${(n % 50) + 1},${kind},crate,33 cl,,LB,${kind}-${n}`
  const texts = `${name},${kind} number ${n},krat 24 x 33 cl,crate 24 x 33 cl,${story},${story},LB ${n}`
  return `${start},${texts},${eanOf(n)},5.0,24,10,7,16.${n % 10},7.92,21,0.02,${n},${(n % 200) + 1}|${((n + 7) % 200) + 1}`
}

function priceRow(n: number): string {
  const group = PRICE_GROUPS[n % PRICE_GROUPS.length] ?? ''
  return `${group},${skuOf(Math.ceil(n / PRICE_GROUPS.length))},${(n % 40) + 8}.${String(n % 100).padStart(2, '0')}`
}

function eanOf(number: number): string {
  const digits = `87${String(number).padStart(10, '0')}`
  return digits + checkDigit(digits)
}
