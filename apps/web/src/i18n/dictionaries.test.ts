import { act, renderHook } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { changeLanguage, currentLanguage, useTranslation, type Translate } from './index.ts'

// Those of the specification's texts that a screen says, as it spells them, also where it misspells.
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
  'Something went wrong, try again later.',
  'Not all fields are filled in',
  'PRODUCT NOT AVAILABLE ON THE SELECTED DATE',
  'Seems like you have an order in progress',
  'Sorry, there are no products to display',
  'No ship to data available',
]

const FILES = import.meta.glob<string>('../**/texts/en.json', { query: '?raw', import: 'default', eager: true })
const ENGLISH = Object.values(FILES).flatMap((texts) => Object.values(JSON.parse(texts)))

describe('the texts', () => {
  test.each(VERBATIM)('[ERR-56] of the screens spell %j as the specification does', (text) => {
    expect(ENGLISH).toContain(text)
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
  const t: Translate = (key, values) => renderHook(() => useTranslation().t(key, values)).result.current

  test.each([
    [0, 'The cart is empty'],
    [1, '1 product in the cart'],
    [12, '12 products in the cart'],
  ])('takes the form of its count: %i', (count, expected) => {
    expect(t('cart.inCart', { count })).toBe(expected)
  })

  test('takes its values as they are', () => {
    expect(t('load.minimum', { places: '24' })).toBe('Minimum 24')
    expect(t('load.minimum', { places: '{what} & <b>' })).toBe('Minimum {what} & <b>')
  })
})
