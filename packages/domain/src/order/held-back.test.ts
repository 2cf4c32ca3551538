import { describe, expect, test } from 'vitest'
import { heldBack } from './index.ts'

const REASON = 'erp-refused: V1/302 Material CRATE-24 is not maintained'
const REFUSED = { isRefused: true, behind: null, reason: REASON }
const BEHIND = { isRefused: false, behind: '26-00012', reason: null }
const RETRIED = { isRefused: false, behind: null, reason: 'The ERP answered 503' }
const UNDER_WAY = { isRefused: false, behind: null, reason: null }

describe('what waits for the ERP', () => {
  test.each([
    // what waits  told to the brewery's people                             told to its buyer
    ['refused', REFUSED, { state: 'refused', behind: null, reason: REASON }, { state: 'refused' }],
    ['behind another', BEHIND, { state: 'behind', behind: '26-00012', reason: null }, { state: 'behind' }],
    ['tried again', RETRIED, { state: 'retried', behind: null, reason: 'The ERP answered 503' }, null],
    ['on its way', UNDER_WAY, null, null],
  ])('and is %s is told in the ERP’s words to staff, and in none of them to buyers', (_what, waiting, staff, buyer) => {
    expect(heldBack(waiting, true)).toEqual(staff)
    expect(heldBack(waiting, false)).toEqual(buyer && { ...buyer, behind: null, reason: null })
  })

  test('and was refused stays so behind another one', () => {
    expect(heldBack({ ...REFUSED, behind: '26-00012' }, true)).toMatchObject({ state: 'refused', behind: null })
  })
})
