import { describe, expect, test } from 'vitest'
import { isOwnAddress, returnAddress } from './return-url.ts'

const PORTAL = 'https://portal.example'

describe('[ORD-17] people come back from paying to the portal only', () => {
  test.each(['https://portal.example/thanks', '/thanks', 'https://portal.example:443/thanks?a=b', ''])(
    '%j',
    (address) => {
      expect(isOwnAddress(PORTAL, address)).toBe(true)
    },
  )

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '\\\\elsewhere.example',
    'http://portal.example/',
    'https://portal.example.elsewhere.example/',
    'https://portal.example@elsewhere.example/',
    'https://somebody@portal.example/',
    'https://portal.example:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
  ])('never to %j', (address) => {
    expect(isOwnAddress(PORTAL, address)).toBe(false)
    expect(returnAddress(PORTAL, 't', address)).toBe('https://portal.example/checkoutpayment?payment_token=t')
  })

  test('with the token of the payment, whatever was written there', () => {
    expect(returnAddress(PORTAL, 'mine', '/thanks?payment_token=another&x=1')).toBe(
      'https://portal.example/thanks?payment_token=mine&x=1',
    )
  })
})
