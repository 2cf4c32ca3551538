import type { ShippingMethod } from '@fust/contract/rest'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTransportWords } from './use-transport-words.ts'

const truck: ShippingMethod = {
  code: 'flatrate_flatrate',
  label: 'Full Truck',
  isDefault: true,
  minimumPallets: 24,
  maximumPallets: 26,
  minimumWeightKg: null,
  maximumWeightKg: 24_000,
}

test.each<[Partial<ShippingMethod>, string | undefined]>([
  [{}, '24 to 26 pallets, at most 24.000 kg'],
  [{ minimumPallets: null }, 'at most 26 pallets, at most 24.000 kg'],
  [{ maximumWeightKg: null }, '24 to 26 pallets'],
  [{ minimumPallets: null, maximumPallets: null }, 'at most 24.000 kg'],
  [{ minimumPallets: null, maximumPallets: null, maximumWeightKg: null }, undefined],
])('a transport with the limits %o says %s', (limits, detail) => {
  const methods = [{ ...truck, ...limits }]
  const { result } = renderHook(() => useTransportWords({ methods, method: 'flatrate_flatrate' }))
  expect(result.current.detail).toBe(detail)
})
