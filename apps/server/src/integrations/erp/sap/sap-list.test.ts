import Type from 'typebox'
import { expect, test } from 'vitest'
import { entityOf, listOf, OrderItems, readAs } from './sap-entities.ts'
import { readList } from './sap-list.ts'

const Category = Type.Object({ CategoryID: Type.Integer() })
const PATH = 'NORTHWIND/Categories?$filter=true'
const AT = 'https://services.example/V2/NORTHWIND/Categories'

/** A service that answers these parts one after the other, with ways to the next as given. */
function serviceOf(...parts: readonly { ids: readonly number[]; next?: string }[]) {
  const asked: string[] = []
  const read = async (path: string) => {
    const part = parts[asked.length]
    asked.push(path)
    const results = part?.ids.map((CategoryID) => ({ CategoryID, __metadata: { uri: `${AT}(${CategoryID})` } }))
    return part && { d: { results, ...(part.next !== undefined && { __next: part.next }) } }
  }
  return { asked, read }
}

test('a list that is answered in parts is read to its end', async () => {
  const service = serviceOf(
    { ids: [1, 2], next: `${AT}?$filter=true&$skiptoken=2` },
    { ids: [], next: `${AT}?%24filter=true&%24skip=3` },
    { ids: [4] },
  )
  expect((await readList(service, Category, PATH))?.map(({ CategoryID }) => CategoryID)).toEqual([1, 2, 4])
  expect(service.asked).toEqual([PATH, `${PATH}&$skiptoken=2`, `${PATH}&$skip=3`])
})

test('of the way to the next part only the place is taken', async () => {
  const service = serviceOf({ ids: [1], next: "https://elsewhere.example/x?$skiptoken='A&B'" }, { ids: [2] })
  await readList(service, Category, PATH)
  expect(service.asked[1]).toBe(`${PATH}&$skiptoken='A`)
})

test('a list that does not say how it goes on is not believed', async () => {
  const service = serviceOf({ ids: [1], next: `${AT}?$page=2` })
  await expect(readList(service, Category, PATH)).rejects.toMatchObject({ code: 'unexpected-answer' })
})

test('a list without end is not believed', async () => {
  const endless = { read: async () => ({ d: { results: [], __next: `${AT}?$skiptoken=1` } }) }
  await expect(readList(endless, Category, PATH)).rejects.toThrow('in more than 100 parts')
})

test('a list that is not there is none', async () => {
  expect(await readList(serviceOf(), Category, PATH)).toBeUndefined()
})

const Product = Type.Object({ to_Category: listOf(Category) })

test.each([
  ['of something', entityOf(Product), (list: object) => ({ d: { to_Category: list } })],
  ['of one in a list', entityOf(listOf(Product)), (list: object) => ({ d: { results: [{ to_Category: list }] } })],
])('a part of a list inside %s is not taken for all of it', (_of, schema, answerWith) => {
  const list = { results: [{ CategoryID: 1 }] }
  expect(readAs(schema, answerWith(list))).toEqual(answerWith(list))
  expect(() => readAs(schema, answerWith({ ...list, __next: `${AT}?$skiptoken=1` }))).toThrow('a part of a list')
})

test('a text that nobody filled in may be null, a key may not', () => {
  const order = { SalesOrder: '1', to_Item: { results: [] } }
  const item = { SalesOrderItem: '10', SalesDocumentRjcnReason: null }
  expect(readAs(OrderItems, { d: { ...order, to_Item: { results: [item] } } }).d).toEqual({
    SalesOrder: '1',
    to_Item: { results: [{ SalesOrderItem: '10', SalesDocumentRjcnReason: '' }] },
  })
  expect(() => readAs(OrderItems, { d: { ...order, SalesOrder: null } })).toThrow('SalesOrder')
})
