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

describe('a row', () => {
  test.each([
    ['1', {}, { packages: 1 }],
    ['999', {}, { packages: 999 }],
    ['30', GLASS, { packages: 30 }],
    ['500', TANK, { litres: 500 }],
    ['88', NOT_LOOSE, { pallets: 2, layers: 1 }],
  ])('[CAT-36] of %s is ordered', (quantity, wishes, amounts) => {
    expect(review(quantity, wishes)).toMatchObject({ is: 'good', quantity: Number(quantity), amounts })
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
    ['1000', {}, { is: 'too-many', max: 999 }],
    ['99999999999999999999', {}, { is: 'too-many' }],
    ['31', GLASS, { is: 'too-many', max: 30 }],
    ['75', TANK, { is: 'not-in-steps', step: 50 }],
    ['7', NOT_LOOSE, { is: 'unit', code: 'single-cases-not-on-full-truck' }],
    ['1', { type_id: 'bundle' }, { is: 'choose' }],
  ])('of "%s" of %o says why it is none', (quantity, wishes, problem) => {
    expect(review(quantity, wishes)).toMatchObject({ is: 'wrong', problem })
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
