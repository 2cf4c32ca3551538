import { expect, test } from 'vitest'
import { encrypt, isPublicKey, LONGEST_TEXT_BYTES } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

// RFC 8291, appendix A.
const TEXT = 'When I grow up, I want to be a watermelon'
const TARGET = {
  publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
}
const DRAWN = {
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
}
const SENT =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'

test('a message is what the example of RFC 8291 is', () => {
  expect(encrypt(TEXT, TARGET, DRAWN).toString('base64url')).toBe(SENT)
})

test('two messages with one text have nothing in common', () => {
  expect(encrypt(TEXT, TARGET)).not.toEqual(encrypt(TEXT, TARGET))
})

test('a message is as long as a push service takes, and no longer', () => {
  expect(encrypt('x'.repeat(LONGEST_TEXT_BYTES), TARGET)).toHaveLength(4_096)
  expect(() => encrypt('x'.repeat(LONGEST_TEXT_BYTES + 1), TARGET)).toThrow('at most')
})

test.each([
  ['a point of the curve', TARGET.publicKey, true],
  ['a point beside it', Buffer.concat([TARGET.publicKey.subarray(0, 64), Buffer.of(0)]), false],
  ['nothing but zeros', Buffer.alloc(65), false],
  ['a compressed point', Buffer.concat([Buffer.of(2), TARGET.publicKey.subarray(1, 33)]), false],
])('%s is a key: %s', (_what, key, isOne) => {
  expect(isPublicKey(key)).toBe(isOne)
})
