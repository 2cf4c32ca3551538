import { describe, expect, test } from 'vitest'
import { CUSTOMER_TYPES } from '../customers.ts'
import { column, fileText, isYes, rows, rowWhere } from './folder.ts'

const POSTCODE = /^[1-9][0-9]{3}(?!SA|SD|SS)[A-Z]{2}$/

const ofType = (...types: string[]) =>
  rows('ship-tos').flatMap((row) => (types.includes(row['customer_type'] ?? '') ? [row['id']] : []))

describe('the customers', () => {
  test('are 14 companies with 45 ship-tos of all 11 customer types', () => {
    expect(rows('companies')).toHaveLength(14)
    expect(rows('ship-tos')).toHaveLength(45)
    expect(new Set(column('ship-tos', 'customer_type'))).toEqual(new Set(CUSTOMER_TYPES))
  })

  test('begin with Ten Brink Dranken and its depot in Boekelo', () => {
    const [first] = rows('ship-tos')
    expect(rows('companies')[0]).toMatchObject({ name: 'Ten Brink Dranken', customer_type: 'Distributor' })
    expect(first).toMatchObject({ name: 'Depot Boekelo', street: 'Windmolenweg', house_number: '14', city: 'Boekelo' })
  })

  test('live at Dutch postcodes, and mail to them goes nowhere', () => {
    const postcodes = ['companies', 'payers', 'ship-tos'].flatMap((table) => column(table, 'postcode'))
    expect(postcodes.filter((postcode) => !POSTCODE.test(postcode))).toEqual([])
    expect(column('users', 'email').filter((email) => !/^[a-z.-]+@[a-z]+\.example$/.test(email))).toEqual([])
  })

  test('have one default transport, but where it goes by habit, and a way to pay at each ship-to', () => {
    const defaults = rows('ship-to-methods').filter((row) => isYes(row['is_default']))
    expect(defaults.map((row) => row['ship_to_id'])).toEqual(
      column('ship-tos', 'id').filter((id) => !ofType('Trade', 'Retail').includes(id)),
    )
    expect(new Set(column('ship-to-payment-methods', 'ship_to_id'))).toEqual(new Set(column('ship-tos', 'id')))
  })

  test('have tanks where they are tank customers, and a budget for material where their type has one', () => {
    expect(new Set(column('tank-settings', 'ship_to_id'))).toEqual(new Set(ofType('OntradeTank')))
    expect(new Set(column('budgets', 'ship_to_id'))).toEqual(
      new Set(ofType('Ontrade', 'OntradeTank', 'AccountManagerOntrade')),
    )
  })
})

const DOMAIN = 'veenhof.example'
const TYPES = {
  distributor: 'Distributor',
  agreement: 'Agreement',
  trade: 'Trade',
  retail: 'Retail',
  ontrade: 'Ontrade',
  tank: 'OntradeTank',
  reseller: 'PosWederverkoper',
}
const ROLES = {
  owner: ['Owner', 2],
  delegated: ['DelegatedOwner', 1],
  manager: ['Manager', 2],
  buyer: ['SalesAssociate', 2],
  basic: ['Basic', 1],
} as const
const NAMED = 'staff shop admin invited suspended two-shiptos internal offtrade academy noschema'.split(' ')

const byRoleAndType = Object.entries(TYPES).flatMap(([type, customerType]) =>
  Object.entries(ROLES).map(([word, [role, shipTos]]) => ({
    email: `${word}.${type}@${DOMAIN}`,
    role,
    customerType,
    shipTos,
  })),
)

function rolesOf(email: string) {
  const id = rowWhere('users', 'email', email)?.['id']
  return rows('user-roles').filter((row) => row['user_id'] === id)
}
const different = (email: string, name: string) => new Set(rolesOf(email).map((row) => row[name])).size

describe('the demo accounts', () => {
  test.each(byRoleAndType)(
    '$email is $role of $customerType at $shipTos ship-tos',
    ({ email, role, customerType, shipTos }) => {
      const expected = { role, customer_type: customerType }
      expect(rolesOf(email)).toEqual(Array.from({ length: shipTos }, (): unknown => expect.objectContaining(expected)))
      expect(different(email, 'ship_to_id')).toBe(shipTos)
    },
  )

  test('stand on the sign-in page, the named ones too, with the password', () => {
    const emails = [...NAMED.map((name) => `${name}@${DOMAIN}`), ...byRoleAndType.map(({ email }) => email)]
    const settings = fileText('brewery.yaml')
    expect(emails.filter((email) => !rowWhere('users', 'email', email))).toEqual([])
    expect(emails.filter((email) => !settings.includes(`email: ${email},`))).toEqual([])
    expect(settings).toContain('demo_password: Proost-op-Veenhof-26\n')
  })

  test('are what their names say', () => {
    const user = (name: string) => rowWhere('users', 'email', `${name}@${DOMAIN}`)
    const [suspended] = rolesOf(`suspended@${DOMAIN}`)
    expect(user('invited')).toMatchObject({ status: 'Invited', is_validated: 'no' })
    expect(rolesOf(`suspended@${DOMAIN}`)).toHaveLength(1)
    expect(rowWhere('ship-tos', 'id', suspended?.['ship_to_id'])).toMatchObject({ status: 'SUSPENDED' })
    expect(rolesOf(`academy@${DOMAIN}`)).toMatchObject([{ only_permissions: 'Academy' }])
    expect(user('noschema')).toMatchObject({ status: 'Active', is_validated: 'yes' })
    expect(rolesOf(`noschema@${DOMAIN}`)).toEqual([])
    expect(column('user-roles', 'role')).not.toContain('')
  })

  test.each(['ship_to_id', 'role', 'customer_type'])('two-shiptos differs in %s', (name) => {
    expect(different(`two-shiptos@${DOMAIN}`, name)).toBe(2)
  })

  test.each([
    ['staff', 'AccountManagerOntrade'],
    ['offtrade', 'AccountManagerOfftrade'],
    ['internal', 'InternalCustomer'],
    ['admin', 'InternalCustomer'],
    ['shop', 'Shop'],
  ])('%s acts as %s everywhere', (name, customerType) => {
    expect(new Set(rolesOf(`${name}@${DOMAIN}`).map((row) => row['customer_type']))).toEqual(new Set([customerType]))
  })

  test('begin at a ship-to of their own', () => {
    const isAway = rows('users').filter(({ email = '', default_ship_to_id: home = '' }) => {
      const own = rolesOf(email).map((row) => row['ship_to_id'])
      return own.length === 0 ? home !== '' : !own.includes(home)
    })
    expect(isAway).toEqual([])
  })
})
