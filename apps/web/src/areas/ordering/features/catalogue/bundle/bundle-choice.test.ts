import { describe, expect, test } from 'vitest'
import {
  canDoWithout,
  pickedChoices,
  picksFromUrl,
  picksInUrl,
  wholeBundles,
  standardPicks,
  withChoice,
  type PartChoice,
  type BundlePart,
} from './bundle-choice.ts'

const choice = (selectionId: number, wishes: Partial<PartChoice> = {}): PartChoice => ({
  selectionId,
  label: `Choice ${selectionId}`,
  quantity: 1,
  isDefault: false,
  canChangeQuantity: false,
  sku: `PART-${selectionId}`,
  stock: 10,
  ...wishes,
})
const part = (wishes: Partial<BundlePart>): BundlePart => ({
  optionId: 1,
  title: 'Part',
  isRequired: true,
  takesSeveral: false,
  choices: [],
  ...wishes,
})

const glass = part({ choices: [choice(11), choice(12, { isDefault: true, quantity: 4, canChangeQuantity: true })] })
const handle = part({ optionId: 2, choices: [choice(21), choice(22)] })
const extra = part({ optionId: 3, isRequired: false, takesSeveral: true, choices: [choice(31), choice(32)] })
const parts = [glass, handle, extra]

describe('[CAT-26] the standard of a bundle', () => {
  test('is its defaults, the first choice of a required part without one, and nothing of what may be left out', () => {
    expect([...standardPicks(parts)]).toEqual([
      [12, 4],
      [21, 1],
    ])
  })

  test('cannot be left out, since the brewery adds it to what is left open', () => {
    expect(canDoWithout(extra)).toBe(true)
    expect(canDoWithout(part({ isRequired: false, choices: [choice(41, { isDefault: true })] }))).toBe(false)
    expect(canDoWithout(handle)).toBe(false)
  })
})

describe('[CAT-26] choosing', () => {
  test('takes one where one may be taken, and several where several may', () => {
    const [one, other] = extra.choices
    if (!one || !other) throw new Error('There are two extras')
    const picks = withChoice(withChoice(standardPicks(parts), extra, one), extra, other)
    expect([...withChoice(picks, handle, handle.choices[1] ?? null).keys()]).toEqual([12, 31, 32, 22])
  })

  test('survives in the address, and the standard needs none', () => {
    const picks = new Map([...standardPicks(parts), [12, 6], [31, 1]])
    expect(picksInUrl(parts, picks)).toBe('12x6-21x1-31x1')
    expect(picksFromUrl(parts, '12x6-21x1-31x1')).toEqual(picks)
    expect(picksInUrl(parts, standardPicks(parts))).toBeNull()
  })

  test.each([
    ['nothing', undefined],
    ['something else', 'all'],
    ['a part is missing', '12x4'],
    ['two where one may be taken', '11x1-12x4-21x1'],
    ['a number that the brewery does not allow', '11x9-21x1'],
    ['no piece of it', '12x0-21x1'],
    ['a choice that is gone', '99x1-12x4'],
  ])('falls back to the standard when the address holds %s', (_what, text) => {
    expect(picksFromUrl(parts, text)).toEqual(standardPicks(parts))
  })
})

describe('[CRT-19] the stock of a bundle', () => {
  test.each([
    ['the scarcest part decides', [choice(1, { stock: 50, quantity: 4 }), choice(2, { stock: 5 })], 5],
    ['none when one part has none', [choice(1), choice(2, { stock: 0 })], 0],
    ['pieces of the same kind in two parts count together', [choice(1, { sku: 'A' }), choice(2, { sku: 'A' })], 5],
    ['a bundle of nothing cannot be had', [], 0],
  ])('%s', (_what, choices, bundles) => {
    const own = choices.map((one, at) => part({ optionId: at, choices: [one] }))
    expect(wholeBundles(pickedChoices(own, new Map(choices.map((one) => [one.selectionId, one.quantity]))))).toBe(
      bundles,
    )
  })
})
