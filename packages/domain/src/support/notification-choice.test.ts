import { expect, test } from 'vitest'
import { choicesOf } from './index.ts'

test('[NTF-01] of whoever said nothing everything is told in the portal, and by mail what asks for something', () => {
  const choices = choicesOf([])
  expect(choices.every(({ inPortal }) => inPortal)).toBe(true)
  expect(choices.flatMap(({ kind, byMail }) => (byMail ? kind : []))).toEqual(['delivery', 'ticket', 'user'])
})

test('[NTF-01] what somebody said of a kind holds for that kind alone', () => {
  const said = { kind: 'ticket', inPortal: false, byMail: false } as const
  expect(choicesOf([said]).filter(({ inPortal }) => !inPortal)).toEqual([said])
})
