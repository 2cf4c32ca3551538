import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { buildBrewery, writeBrewery, type Cells } from './import.builders.ts'
import { importCommand } from './import.cli.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const PLACE = { company_id: 'C1', ship_to_id: 'S1' }
const OFFICE = { company_id: 'C1', ship_to_id: 'S-OFFICE' }
const OF_STAFF = { user_id: 'U2', ...PLACE, role: 'Manager', customer_type: 'AccountManagerOntrade' }
const OF_CUSTOMER = { user_id: 'U1', ...PLACE, role: 'Owner', customer_type: 'Ontrade' }

/** The built brewery with an office of its own, and these roles. */
function breweryWith(roles: readonly Cells[]) {
  const { rows, texts } = buildBrewery()
  const [shipTo = {}] = rows['ship-tos.csv'] ?? []
  const office = { ...shipTo, id: 'S-OFFICE', name: 'Kantoor', customer_type: 'InternalCustomer' }
  return { texts, rows: { ...rows, 'ship-tos.csv': [shipTo, office], 'user-roles.csv': roles } }
}

async function run(roles: readonly Cells[], ...options: string[]) {
  const lines: string[] = []
  const code = await importCommand([await writeBrewery(breweryWith(roles)), ...options], {
    pool: database.pool,
    clock: { now: () => new Date('2026-05-05T14:03:00Z') },
    print: (line) => lines.push(line),
    screen: { write: () => true },
  })
  return { code, lines }
}

describe('roles of staff in a folder', () => {
  const NEW = ['Roles of staff in the folder: 1, of which new: 1.', '  new U2 Manager of AccountManagerOntrade at S1']

  test('are named in the preview, and while they come in', async () => {
    expect((await run([OF_CUSTOMER, OF_STAFF], '--dry-run')).lines).toEqual(expect.arrayContaining(NEW))
    expect((await run([OF_CUSTOMER, OF_STAFF])).lines).toEqual(expect.arrayContaining(NEW))
    expect((await run([OF_CUSTOMER, OF_STAFF])).lines).toContain('Roles of staff in the folder: 1, of which new: 0.')
  })

  test('make an administrator at a ship-to of the brewery', async () => {
    const administrator = { user_id: 'U2', ...OFFICE, role: 'Owner', customer_type: 'InternalCustomer' }
    expect(await run([OF_CUSTOMER, administrator], '--dry-run', '--allow-removals')).toMatchObject({ code: 0 })
  })

  test('make no administrator at a ship-to of a customer', async () => {
    expect((await run([{ ...OF_STAFF, role: 'Owner', customer_type: 'InternalCustomer' }])).lines).toEqual([
      `user-roles.csv:2 column customer_type: 'Owner' of 'InternalCustomer' is an administrator of the brewery: give it at a ship-to of the brewery`,
      'Nothing was changed: 1 fault in the folder.',
    ])
  })

  test('are for nobody who has a role of a customer too', async () => {
    const fault = (line: number) =>
      `user-roles.csv:${line} column customer_type: 'U1' has a role of staff and one of a customer: give one of them to another account`
    const both = [OF_CUSTOMER, { ...OF_STAFF, user_id: 'U1' }]
    expect((await run(both)).lines).toEqual([fault(2), fault(3), 'Nothing was changed: 2 faults in the folder.'])
  })

  test('are for nobody who has a role of a customer in the tables already', async () => {
    await run([OF_CUSTOMER])
    const { code, lines } = await run([{ ...OF_STAFF, user_id: 'U1' }], '--partial')
    expect({ code, fault: lines[0] }).toMatchObject({
      code: 1,
      fault: expect.stringContaining(`'U1' has a role of staff`),
    })
    const { rows } = await database.pool.query(`select customer_type as type from user_role where user_id = 'U1'`)
    expect(rows).toEqual([{ type: 'Ontrade' }])
  })
})
