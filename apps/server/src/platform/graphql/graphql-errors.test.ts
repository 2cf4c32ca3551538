import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTaproom, type Taproom } from './graphql-endpoint.builders.ts'

let taproom: Taproom
beforeAll(async () => {
  taproom = await openTaproom()
})
afterAll(() => taproom.app.close())

const post: Taproom['post'] = (...sent) => taproom.post(...sent)

describe('errors', () => {
  test.each([
    ['0', 'Could not find a keg with SKU "0"', { category: 'graphql-no-such-entity' }],
    ['-1', 'The SKU is negative', { category: 'graphql-input', code: 'sku-negative' }],
  ])(
    'of a resolver for the caller keep message, path and category, compiled or not: %s',
    async (sku, message, extensions) => {
      for (let time = 0; time < 8; time++) {
        const { status, body } = await post({
          query: 'query ($sku: ID!) { it: keg(sku: $sku) { sku } }',
          variables: { sku },
        })
        expect(status).toBe(200)
        expect(body).toEqual({
          data: { it: null },
          errors: [{ message, path: ['it'], locations: [{ line: 1, column: 21 }], extensions }],
        })
      }
    },
  )

  test.each([
    ['a thrown error', '{ broken caller: __typename }', 200],
    ['a thrown error and nothing else', '{ broken }', 500],
    ['null where it may not be', '{ strict }', 500],
    ['a value of the wrong type', '{ liar caller }', 200],
    ['an object without a type', '{ brokenList { sku } caller }', 200],
    ['a fault deep inside', '{ kegs(search: "x") { related { broken } } }', 200],
  ])('of the server tell nothing but the request: %s', async (_, query, status) => {
    for (let time = 0; time < 8; time++) {
      const answer = await post({ query }, { 'x-request-id': 'req-77' })
      expect(answer.status).toBe(status)
      expect(answer.body.errors).toHaveLength(1)
      expect(answer.error?.path).not.toHaveLength(0)
      expect(answer.error).toMatchObject({
        message: 'Internal server error',
        extensions: { category: 'internal', requestId: 'req-77' },
      })
      expect(answer.text).not.toMatch(/relation|10\.0\.0|password|non-nullable|at /)
    }
  })

  test('of the server beside a refusal are a fault of one field only', async () => {
    const { status, body } = await post({ query: '{ broken keg(sku: 0) { sku } }' })
    expect(status).toBe(200)
    expect(body.errors).toHaveLength(2)
  })

  test('before the execution are answered 500', async () => {
    const { status, body } = await post(
      { query: '{ caller }' },
      { authorization: 'Bearer fault', 'x-request-id': 'req-78' },
    )
    expect(status).toBe(500)
    expect(body).toEqual({
      errors: [{ message: 'Internal server error', extensions: { category: 'internal', requestId: 'req-78' } }],
    })
  })

  test('leave the other root fields of a mutation as they are', async () => {
    const { body } = await post({ query: 'mutation { spill tap(name: "a") }' })
    expect(body.data).toEqual({ spill: null, tap: ['a'] })
  })
})
