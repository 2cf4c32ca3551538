import { describe, expect, test } from 'vitest'
import { productOf } from '../../../../product/index.ts'
import { wireProductWith, type ProductWishes } from '../../../../product/product.builders.ts'
import { reviewRow } from './review-row.ts'

const facts = {
  customerType: 'Distributor',
  method: 'flatrate_flatrate',
  offeredUnits: ['packages', 'layers', 'pallets'],
} as const

const review = (quantity: string, wishes: ProductWishes = {}, goods: 'beer' | 'posm' | null = null) =>
  reviewRow({ code: 'X', quantity }, { is: 'found', product: productOf(wireProductWith(wishes)) }, { facts, goods })

const NOT_LOOSE = { isavailable_truck_package_ordering: 0 }
const GLASS = { material_type: 'ZBTL', pack_format: 'PIECE', stock_quantity: 30 }
const TANK = { pack_format: 'BULK' }

const QUANTITIES: Readonly<Record<string, number>> = { '12,00': 12, '7 krt': 7, '24 st': 24, '5 hl': 500 }

describe('a row', () => {
  test.each([
    ['1', {}, { packages: 1 }],
    ['999', {}, { packages: 999 }],
    ['30', GLASS, { packages: 30 }],
    ['500', TANK, { litres: 500 }],
    ['88', NOT_LOOSE, { pallets: 2, layers: 1 }],
    ['12,00', {}, { packages: 12 }],
    ['7 krt', {}, { packages: 7 }],
    ['24 st', GLASS, { packages: 24 }],
    ['5 hl', TANK, { litres: 500 }],
  ])('[CAT-36] of %s is ordered', (quantity, wishes, amounts) => {
    expect(review(quantity, wishes)).toMatchObject({
      is: 'good',
      quantity: QUANTITIES[quantity] ?? Number(quantity),
      amounts,
    })
  })

  test.each([
    ['2 pallets', {}, { pallets: 2 }, 80],
    ['1 paleta + 3 vrstvy + 5', {}, { pallets: 1, layers: 3, packages: 5 }, 69],
    ['2 pallets', NOT_LOOSE, { pallets: 2 }, 80],
  ])('[CAT-36] of %s is ordered in these units, and counts their cases', (written, wishes, amounts, quantity) => {
    expect(review(written, wishes)).toMatchObject({ is: 'good', amounts, quantity })
  })

  test.each([
    ['', {}, { is: 'quantity-missing' }],
    ['-3', {}, { is: 'not-whole' }],
    ['2,5', {}, { is: 'not-whole' }],
    ['2.5', {}, { is: 'not-whole' }],
    ['two', {}, { is: 'not-whole' }],
    ['1e3', {}, { is: 'not-whole' }],
    ['=1+1', {}, { is: 'not-whole' }],
    ['0', {}, { is: 'too-few', min: 1 }],
    ['0', TANK, { is: 'too-few', min: 50 }],
    ['1000', {}, { is: 'too-many', max: 999 }],
    ['99999999999999999999', {}, { is: 'too-many' }],
    ['31', GLASS, { is: 'too-many', max: 30 }],
    ['75', TANK, { is: 'not-in-steps', step: 50 }],
    ['7', NOT_LOOSE, { is: 'unit', code: 'single-cases-not-on-full-truck' }],
    ['1', { type_id: 'bundle' }, { is: 'choose' }],
    ['1,000', {}, { is: 'thousands' }],
    ['24 bottles', {}, { is: 'pieces' }],
    ['2 layers', GLASS, { is: 'unit', code: 'unit-not-offered' }],
    ['5 litres', {}, { is: 'unit', code: 'unit-not-offered' }],
    ['100 pallets', {}, { is: 'too-many', max: 99 }],
    ['2 layers', { disable_for_layer_ordering: 1 }, { is: 'unit', code: 'layers-disabled' }],
  ])('of "%s" of %o says why it is none', (quantity, wishes, problem) => {
    expect(review(quantity, wishes)).toMatchObject({ is: 'wrong', problem })
  })

  test('[CAT-36] of an EAN that Excel has shortened says so, although nobody was asked', () => {
    const row = { code: '8,72E+12', quantity: '1' }
    expect(reviewRow(row, undefined, { facts, goods: null })).toMatchObject({ problem: { is: 'shortened' } })
  })

  test('of other goods than the cart holds says so', () => {
    expect(review('1', GLASS, 'beer')).toMatchObject({ is: 'wrong', problem: { is: 'other-goods' } })
  })

  test('waits until it is known what its code means', () => {
    const asked = { facts, goods: null }
    expect(reviewRow({ code: 'X', quantity: '1' }, undefined, asked)).toEqual({ is: 'asking' })
    expect(reviewRow({ code: '', quantity: '' }, undefined, asked)).toEqual({ is: 'empty' })
    expect(reviewRow({ code: '', quantity: '1' }, undefined, asked)).toMatchObject({ problem: { is: 'code-missing' } })
    expect(reviewRow({ code: 'X', quantity: '1' }, { is: 'several' }, asked)).toMatchObject({
      problem: { is: 'several' },
    })
  })
})
