import { expect, test } from 'vitest'
import { decimalSignOf, headingOf, readQuantity } from './index.ts'

test.each([
  ['12', { packages: 12 }],
  ['12,00', { packages: 12 }],
  ['12.0', { packages: 12 }],
  [' 7 krt ', { packages: 7 }],
  ['7krt.', { packages: 7 }],
  ['x 7', { packages: 7 }],
  ['7x', { packages: 7 }],
  ['pallets: 2', { pallets: 2 }],
  ['2 pallets, 3 lagen', { pallets: 2, layers: 3 }],
  ['1 paleta 2 vrstvy a 5 beden', { pallets: 1, layers: 2, packages: 5 }],
  ['1 000', { packages: 1000 }],
  ["1'000", { packages: 1000 }],
  ['1.000.000', { packages: 1_000_000 }],
  ['1.000,00', { packages: 1000 }],
  ['5 hl', { litres: 500 }],
  ['24 stuks', { pieces: 24 }],
])('[CAT-36] "%s" is a quantity', (text, amounts) => {
  expect(readQuantity(text)).toEqual({ is: 'amounts', amounts })
})

test.each([
  ['', 'missing'],
  ['0', 'zero'],
  ['0 krat', 'zero'],
  ['1,000', 'ambiguous'],
  ['1.000 krt', 'ambiguous'],
  ['-3', 'not-whole'],
  ['2,5', 'not-whole'],
  ['1.000,50', 'not-whole'],
  ['twaalf', 'not-whole'],
  ['1e3', 'not-whole'],
  ['24x30', 'not-whole'],
  ['12 3', 'not-whole'],
  ['12, 3', 'not-whole'],
  ['=1+1', 'not-whole'],
  ['0,125', 'not-whole'],
  ['12 dromedarissen', 'not-whole'],
])('[CAT-36] "%s" is no quantity: %s', (text, is) => {
  expect(readQuantity(text)).toEqual({ is })
})

test.each([
  [',', 1],
  ['.', 1000],
] as const)('[CAT-36] 1,000 with "%s" before decimals is %d', (decimalSign, packages) => {
  expect(readQuantity('1,000', { decimalSign })).toEqual({ is: 'amounts', amounts: { packages } })
})

test.each([
  [['12', '17,85'], ','],
  [['€ 1.234,50'], ','],
  [['1,234.50 Kč'], '.'],
  [['17.85', '19,20'], null],
  [['1,000', '12'], null],
])('[CAT-36] the cells %j have "%s" before decimals', (cells, sign) => {
  expect(decimalSignOf(cells)).toBe(sign)
})

test.each([
  ['Art.nr', { is: 'sku' }],
  ['Item no.', { is: 'sku' }],
  ['Codice articolo', { is: 'sku' }],
  ['Číslo zboží', { is: 'sku' }],
  ['Bestelnummer', { is: 'sku' }],
  ['Order no', undefined],
  ['EAN-code', { is: 'ean' }],
  ['Čiarový kód', { is: 'ean' }],
  ['Codice a barre', { is: 'ean' }],
  ['Omschrijving', { is: 'name' }],
  ['Názov', { is: 'name' }],
  ['SKU, EAN of naam', { is: 'product' }],
  ['Artikel', { is: 'product' }],
  ['Aantal', { is: 'quantity', unit: null }],
  ['Q.tà', { is: 'quantity', unit: null }],
  ['Anzahl Kästen', { is: 'quantity', unit: 'packages' }],
  ['Počet přepravek', { is: 'quantity', unit: 'packages' }],
  ['Lagen', { is: 'quantity', unit: 'layers' }],
  ['Qty (pallets)', { is: 'quantity', unit: 'pallets' }],
  ['Stuks', { is: 'quantity', unit: 'pieces' }],
  ['Eenheid', { is: 'unit' }],
  ['Price', { is: 'ignored' }],
  ['Prijs per krat', { is: 'ignored' }],
  ['Cases per pallet', { is: 'ignored' }],
  ['Voorraad', { is: 'ignored' }],
  ['Veenhof', undefined],
])('[CAT-36] the heading "%s" says %j', (text, heading) => {
  expect(headingOf(text)).toEqual(heading)
})
