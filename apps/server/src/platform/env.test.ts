import { describe, expect, test } from 'vitest'
import { readSettings, Settings, SettingsFault } from './env.ts'

type Bounds = { name: string; minimum: number; maximum: number }

const BOUNDED = Object.entries(Settings.properties).flatMap(([name, property]): Bounds[] => {
  const { minimum, maximum } = { minimum: undefined, maximum: undefined, ...property }
  return typeof minimum === 'number' && typeof maximum === 'number' ? [{ name, minimum, maximum }] : []
})

const numbers = Object.entries(readSettings({})).filter(([, value]) => typeof value === 'number')

test('every number has bounds', () => {
  expect(BOUNDED.map(({ name }) => name)).toEqual(numbers.map(([name]) => name))
})

describe.each(BOUNDED)('$name', ({ name, minimum, maximum }) => {
  test.each([minimum, maximum])('may be %i', (value) => {
    expect(readSettings({ [name]: String(value) })).toMatchObject({ [name]: value })
  })

  test.each([minimum - 1, maximum + 1, minimum + 0.5, 'soon', 'Infinity'])('may not be %s', (value) => {
    expect(() => readSettings({ [name]: String(value) })).toThrow(SettingsFault)
    expect(() => readSettings({ [name]: String(value) })).toThrow(name)
  })

  test('has its default where it is empty', () => {
    expect(readSettings({ [name]: '' })).toEqual(readSettings({}))
  })
})

test.each([
  ['METRICS_TOKEN', 'x'.repeat(16), 'x'.repeat(15)],
  ['METRICS_TOKEN', 'x'.repeat(256), 'x'.repeat(257)],
  ['ALLOWED_ORIGINS', 'https://shop.example, http://localhost:5173', 'https://shop.example/cart'],
  ['PUBLIC_URL', 'https://order.brewery.example', 'order.brewery.example'],
  ['DATABASE_URL', 'postgres://fust@db/fust', 'db/fust'],
  ['DATABASE_URL', 'postgresql:///fust?host=/run/postgresql', 'mysql://db/fust'],
  ['ERP_URL', 'https://sap.brewery.example/sap', 'ftp://sap.brewery.example'],
  ['SMTP_URL', 'smtps://mail.brewery.example', 'mail.brewery.example:465'],
  ['MAIL_FROM', 'orders@brewery.example', 'Orders'],
  ['MAIL_FROM', 'Orders & more <orders@brewery.example>', 'Orders <orders>'],
  ['SAP_SALES_ORGANIZATION', 'NL01', 'NL011'],
  ['SAP_DISTRIBUTION_CHANNEL', '10', '100'],
  ['SAP_DIVISION', '00', '000'],
  ['SAP_CLIENT', '100', '10'],
  ['SAP_REFERENCE_FIELD', 'YY1_PortalReference_SDH', 'PurchaseOrderByCustomer'],
  ['SAP_REFERENCE_FIELD', 'ExternalDocumentID', 'to_Item/Material'],
  ['ERP_TOKEN_SCOPE', 'orders', 'x'.repeat(501)],
  ['NODE_ENV', 'production', 'live'],
  ['WORKER', 'off', 'no'],
  ['PASSWORD_GRANT', 'off', 'no'],
  ['ADMIN_SECOND_FACTOR', 'on', 'yes'],
  ['LOG_LEVEL', 'silent', 'loud'],
])('%s may be %s and may not be %s', (name, allowed, refused) => {
  expect(readSettings({ [name]: allowed })).toMatchObject({ [name]: allowed })
  expect(() => readSettings({ [name]: refused })).toThrow(name)
})

describe('client credentials of the ERP', () => {
  const CLIENT = {
    ERP_TOKEN_URL: 'https://sap.example/token',
    ERP_CLIENT_ID: 'fust',
    ERP_CLIENT_SECRET: 'secret',
    ERP_CLIENT_SENT_IN: 'body',
  }

  test('are there when they are named whole', () => {
    expect(readSettings(CLIENT)).toMatchObject(CLIENT)
  })

  test.each(['ERP_CLIENT_ID', 'ERP_CLIENT_SECRET'])('are not there without %s, and nothing starts', (name) => {
    expect(() => readSettings({ ...CLIENT, [name]: '' })).toThrow(`${name}: ERP_TOKEN_URL needs it`)
  })

  test('are the only way to sign in: nothing starts with a user beside them', () => {
    expect(() => readSettings({ ...CLIENT, ERP_USER: 'FUST' })).toThrow('ERP_USER: with ERP_TOKEN_URL')
  })
})

const STORAGE = {
  FILES_S3_ENDPOINT: 'https://s3.example',
  FILES_S3_BUCKET: 'fust-files',
  FILES_S3_KEY_ID: 'AKIA',
  FILES_S3_SECRET: 'secret',
}

describe('a storage of files', () => {
  test('is there when it is named whole', () => {
    expect(readSettings(STORAGE)).toMatchObject({ ...STORAGE, FILES_S3_REGION: 'us-east-1', FILES_S3_PATH_STYLE: 'on' })
  })

  test.each(Object.keys(STORAGE))('is not there without %s, and nothing starts', (name) => {
    expect(() => readSettings({ ...STORAGE, [name]: '' })).toThrow(`${name}: a storage of files needs all of`)
  })
})
