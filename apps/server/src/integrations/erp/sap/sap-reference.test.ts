import { expect, test } from 'vitest'
import { hasReference, referenceFields, referenceOf, toSapReference } from './sap-reference.ts'

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const HEX = '3f2504e04f8941d39a0c0305e82c3301'
const OTHER = '00000000-0000-4000-8000-000000000001'
const DEFAULT = 'PurchaseOrderByShipToParty'
const CUSTOM = 'YY1_Portal_SDH'

test('a reference is written as 32 digits, which fit the 35 characters of the field', () => {
  expect(toSapReference(UUID)).toBe(HEX)
})

test.each([
  ['as it was written', { [DEFAULT]: HEX }, DEFAULT, UUID],
  ['in capitals', { [DEFAULT]: HEX.toUpperCase() }, DEFAULT, UUID],
  ['with dashes and spaces', { [DEFAULT]: ` ${UUID} ` }, DEFAULT, UUID],
  ['from the field of the setting first', { [CUSTOM]: HEX, [DEFAULT]: OTHER, ExternalDocumentID: OTHER }, CUSTOM, UUID],
  ['from the default field after the setting changed', { [CUSTOM]: '', [DEFAULT]: HEX }, CUSTOM, UUID],
  ['from the field of earlier versions', { [DEFAULT]: '', ExternalDocumentID: UUID }, DEFAULT, UUID],
  ['past what a person wrote', { [DEFAULT]: 'Ank, by phone', ExternalDocumentID: UUID }, DEFAULT, UUID],
  ['as none where no field has one', { [DEFAULT]: null, ExternalDocumentID: '' }, DEFAULT, ''],
  ['as none where it was cut off', { [DEFAULT]: HEX.slice(0, 20) }, DEFAULT, ''],
  ['as none where it is longer', { [DEFAULT]: `${HEX}0` }, DEFAULT, ''],
  ['as none where it is no text', { [DEFAULT]: 42 }, DEFAULT, ''],
])('a reference is read %s', (_how, order, field, reference) => {
  expect(referenceOf(order, field)).toBe(reference)
})

test('it is looked for in each field once, in the form that the field was given', () => {
  expect(referenceFields(DEFAULT)).toEqual([DEFAULT, 'ExternalDocumentID'])
  expect(referenceFields(CUSTOM)).toEqual([CUSTOM, DEFAULT, 'ExternalDocumentID'])
  expect(hasReference(UUID, DEFAULT)).toBe(`${DEFAULT} eq '${HEX}' or ExternalDocumentID eq '${UUID}'`)
  expect(hasReference(UUID, 'ExternalDocumentID')).toBe(
    `ExternalDocumentID eq '${HEX}' or ${DEFAULT} eq '${HEX}' or ExternalDocumentID eq '${UUID}'`,
  )
})
