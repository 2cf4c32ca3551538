import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import en from './en.json'
import { changeLanguage, currentLanguage, useTranslation } from './index.ts'
import nl from './nl.json'
import { translateBy } from './texts.ts'

// As the specification spells them, also where it misspells.
const VERBATIM = [
  'Error with your account. Please contact the customer service',
  'ShipTo suspended - Select another ShipTo',
  'Error setting shipment',
  'Order type has to not be empty!',
  'Delivery date has to not be empty!',
  'Shipping cannot be ordered. Choose a different date.',
  'Your card has been updated to reflect the current stock availability.',
  'Failed to remove product from cart',
  'The cart is Empty',
  'By changing the type of order, cart will be reset and a new order will start.',
  'Are you sure you want to proceed?',
  'Attention!',
  'Miminum order quantity have not been reached yet, please fill-up your cart',
  'Order is ok, you can place the order or fill-up your cart',
  'Maximum capacity of your order has been exceeded, please review your cart',
  'The minimum quantity of pallet has not been reached',
  'The maximum number of pallets has been exceeded.',
  'The maximum weight of order has been exceeded.',
  'The minimum weight of order has not been reached',
  'The minimum order capacity has been reached.',
  'No Search History available',
  'No Result Found',
  'Searching...',
  '401: UNAUTHORIZED ACCESS',
  'Invalid discount code',
  'Invalid country code',
  'Something went wrong, try again later.',
  'Error submitting the form. Please try again.',
  'Old password is not correct',
  'Password requirements have not been met',
  'The link has expired.',
  'USER VERIFICATION FAILED',
  'User already validated.',
  'No email found for the given details',
  'Please insert valid phone number.',
  'Please accept terms and condition.',
  'Not all fields are filled in',
  'Your contact request has not been sent',
  'PRODUCT NOT AVAILABLE ON THE SELECTED DATE',
  'Your phone verification has some error, please retry',
  'Seems like you have an order in progress',
  'Sorry, there are no products to display',
  'No documents found',
  'No user data available',
  'No ship to data available',
  'User not found',
  'The first four characters must be digits',
  'Four digits are needed',
  'The last two characters must be letters',
  'Two letters are needed',
]

describe('the texts', () => {
  test.each(VERBATIM)('[ERR-56] say %j as it is written', (text) => {
    expect(Object.values(en.messages)).toContain(text)
  })

  test('are the same set in nl and en', () => {
    expect(keysOf(nl)).toEqual(keysOf(en))
  })

  test('use the same placeholders in nl and en', () => {
    expect(placeholdersOf(nl)).toEqual(placeholdersOf(en))
  })

  test('[MKT-05, MKT-10] change with the language, which is stored and told to the document', async () => {
    const { result } = renderHook(() => useTranslation().t('messages.cart-empty'))
    await act(() => changeLanguage('nl'))
    expect(result.current).toBe('De winkelwagen is leeg')
    expect(document.documentElement.lang).toBe('nl')
    expect(localStorage.getItem('language')).toBe('nl')
    expect(localStorage.getItem('store')).toBe('LivePortal_NL_nl')
    await act(() => changeLanguage('en'))
    expect(currentLanguage()).toBe('en')
  })
})

describe('a text', () => {
  const t = translateBy(en, 'en')

  test.each([
    [0, 'The cart is empty'],
    [1, '1 product in the cart'],
    [12, '12 products in the cart'],
  ])('takes the form of its count: %i', (count, expected) => {
    expect(t('cart.inCart', { count })).toBe(expected)
  })

  test('takes its values as they are', () => {
    expect(t('load.minimum', { places: '24' })).toBe('Minimum 24')
    expect(t('load.minimum', { places: '{{what}} & <b>' })).toBe('Minimum {{what}} & <b>')
  })
})

function entriesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, `${path}.${key}`))
}

function keysOf(dictionary: unknown): string[] {
  return entriesOf(dictionary)
    .map(([key]) => key)
    .toSorted()
}

function placeholdersOf(dictionary: unknown): Record<string, string[]> {
  return Object.fromEntries(
    entriesOf(dictionary).map(([key, text]) => [key, (text.match(/{{\w+}}/g) ?? []).toSorted()]),
  )
}
