import { describe, expect, test } from 'vitest'
import { idOfUid, selectedOptionOfUid, textOfUid, uidOf, uidOfBundleOption, uidOfSelectedOption } from './uid.ts'

describe('uid', () => {
  test.each([
    [uidOf(42), 'NDI='],
    [uidOfBundleOption(3), 'YnVuZGxlLzM='],
    [uidOfSelectedOption({ kind: 'configurable', attributeId: 93, valueIndex: 12 }), 'Y29uZmlndXJhYmxlLzkzLzEy'],
    [uidOfSelectedOption({ kind: 'bundle', optionId: 3, selectionId: 8, quantity: 2 }), 'YnVuZGxlLzMvOC8y'],
  ])('is the base64 of the id with its padding: %s', (uid, expected) => expect(uid).toBe(expected))

  test.each([
    ['NDI=', 42],
    ['NDI', 42],
    ['YnVuZGxlLzM=', undefined],
    ['*', undefined],
    ['', undefined],
  ])('of a product %j is read as %s, with or without padding', (uid, id) => expect(idOfUid(uid)).toBe(id))

  test.each([
    { kind: 'configurable', attributeId: 93, valueIndex: 12 },
    { kind: 'bundle', optionId: 3, selectionId: 8, quantity: 2 },
  ] as const)('of a choice reads back as the same $kind choice', (option) => {
    expect(selectedOptionOfUid(uidOfSelectedOption(option))).toEqual(option)
  })

  test.each([
    'configurable/1',
    'configurable/1/2/3',
    'bundle/1/2',
    'bundle/1/x/2',
    'bundle/1/2/1000000',
    'bundle/1/2/1e-320',
    'tank/1/2',
    '',
  ])('of something that is no choice is not read as one: %j', (text) =>
    expect(selectedOptionOfUid(uidOf(text))).toBeUndefined(),
  )

  test('that is not base64 has no text', () => expect(textOfUid('not base64!')).toBeUndefined())
})
