import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { PRODUCTS_KEY } from '../lib/server/query-keys.ts'
import { productOf } from '../product/index.ts'
import { wireProductWith } from '../product/product.builders.ts'
import { tellLists } from './taps.ts'

const productWith = (sku: string, favourites: 0 | 1 | null = null) =>
  productOf({ ...wireProductWith({ sku }), favourites })
const company = { id: '100', shipToIds: ['1', '2'] }

test.each([
  ['a page of products', (favourites: 0 | 1) => ({ total: 1, products: [productWith('VP', favourites)] })],
  ['a product and what is beside it', (favourites: 0 | 1) => ({ related: [productWith('VP', favourites)], parts: [] })],
  ['another product', () => [productWith('WW', 0)]],
  ['a list that nobody asked for favourites', () => [productWith('VP')]],
  ['that there is no such product', () => null],
])('a list that says %s says it with what the server has done since, and is no younger for it', async (_what, said) => {
  const client = new QueryClient()
  const queryKey = [...PRODUCTS_KEY, '2', 'some list']
  client.setQueryData(queryKey, said(0), { updatedAt: 1000 })
  await tellLists(client, { product: productWith('VP'), keep: true, shipToId: '1', company })
  expect(client.getQueryState(queryKey)).toMatchObject({ data: said(1), dataUpdatedAt: 1000, isInvalidated: true })
})

test('lists of another company are told nothing: it has favourites of its own', async () => {
  const client = new QueryClient()
  const queryKey = [...PRODUCTS_KEY, '3', 'some list']
  client.setQueryData(queryKey, [productWith('VP', 0)])
  await tellLists(client, { product: productWith('VP'), keep: true, shipToId: '1', company })
  expect(client.getQueryData(queryKey)).toEqual([productWith('VP', 0)])
})
