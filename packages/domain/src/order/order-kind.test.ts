import { describe, expect, test } from 'vitest'
import { canJoinCart, MATERIAL_TYPES, materialTypeOf, ORDER_KINDS, orderKindOf } from './index.ts'

describe('the kind of an order', () => {
  test.each([
    ['FERT', 'BULK', 'tank', '[CRT-01]'],
    ['FERT', 'CRATE', 'beer', '[CRT-02]'],
    ['FERT', null, 'beer', '[CRT-02]'],
    ['ZBTL', 'BULK', 'posm', '[CRT-03]'],
  ] as const)('%s in %s is %s %s', (materialType, packFormat, kind, _id) => {
    expect(orderKindOf(materialType, packFormat)).toBe(kind)
  })

  test.each([
    ['beer', null, true],
    ['beer', 'beer', true],
    ['beer', 'empties', false],
    ['empties', 'beer', false],
    ['empties', 'empties', true],
    ['tank', 'beer', false],
    ['posm', 'tank', false],
  ] as const)('[CRT-04] %s may join a cart of %s: %s', (kind, cartKind, may) => {
    expect(canJoinCart(kind, cartKind)).toBe(may)
  })

  test('[CAT-01] [LIM-03] there are two material types, and every kind has one of them', () => {
    expect(MATERIAL_TYPES).toEqual(['FERT', 'ZBTL'])
    expect(ORDER_KINDS.map(materialTypeOf)).toEqual(['FERT', 'FERT', 'ZBTL'])
  })
})
