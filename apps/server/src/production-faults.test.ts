import { describe, expect, test } from 'vitest'
import { readSettings } from '#platform/env.ts'
import { demoFaults, productionFaults } from './production-faults.ts'

const SOUND = {
  DATABASE_URL: 'postgres://fust:secret@db/fust',
  ERP_URL: 'https://sap.brewery.example/sap/opu/odata/sap',
  SMTP_URL: 'smtps://mail.brewery.example',
  PUBLIC_URL: 'https://order.brewery.example',
  TRUSTED_PROXIES: '',
  MAIL_FROM: 'Orders <orders@brewery.example>',
  ERP_USER: '',
  ERP_PASSWORD: '',
  ERP_TOKEN_URL: '',
}
type Given = Partial<Record<keyof typeof SOUND, string | undefined>>
const namesOf = (given: Given) => productionFaults({ ...SOUND, ...given }).map((fault) => fault.split(':')[0])

test('production starts on sound settings', () => {
  expect(namesOf({})).toEqual([])
})

describe('https', () => {
  const REFUSED = ['PUBLIC_URL']
  test.each([
    ['https://order.brewery.example', '', []],
    ['https://order.brewery.example', '10.0.0.1', []],
    ['http://order.brewery.example', '10.0.0.1', []],
    ['', '10.0.0.1', []],
    ['http://localhost:3000', '', []],
    ['http://127.0.0.1:3000', '', []],
    ['http://localhost.brewery.example', '', REFUSED],
    ['http://order.brewery.example', '', REFUSED],
    ['', '', REFUSED],
    [undefined, undefined, REFUSED],
    ['https', '', REFUSED],
    ['httpss://order.brewery.example', '', REFUSED],
  ])('PUBLIC_URL %s with the proxies %s: refused are %j', (PUBLIC_URL, TRUSTED_PROXIES, refused) => {
    expect(namesOf({ PUBLIC_URL, TRUSTED_PROXIES })).toEqual(refused)
  })
})

test.each([
  ['10.0.0.1, 192.168.0.0/16', []],
  ['::1', []],
  ['fd00::/8', []],
  ['loopback, uniquelocal', []],
  ['0.0.0.0/0', ['TRUSTED_PROXIES']],
  ['10.0.0.1, ::/0', ['TRUSTED_PROXIES']],
  ['0.0.0.0/1, 128.0.0.0/1', ['TRUSTED_PROXIES', 'TRUSTED_PROXIES']],
  ['10.0.0.0/7', ['TRUSTED_PROXIES']],
  ['0.0.0.0/0.0.0.0', ['TRUSTED_PROXIES']],
  ['10.0.0.0/00', ['TRUSTED_PROXIES']],
  ['::ffff:0:0/96', ['TRUSTED_PROXIES']],
  ['::ffff:10.0.0.0/104', []],
  ['0:0::/64', ['TRUSTED_PROXIES']],
  ['2000::/3', ['TRUSTED_PROXIES']],
  ['true', ['TRUSTED_PROXIES']],
  ['proxy.brewery.example', ['TRUSTED_PROXIES']],
  ['10.0.0.1,', ['TRUSTED_PROXIES']],
])('of the trusted proxies %s refused are %j', (TRUSTED_PROXIES, refused) => {
  expect(namesOf({ TRUSTED_PROXIES })).toEqual(refused)
})

test.each(['DATABASE_URL', 'ERP_URL', 'SMTP_URL'] as const)('%s has no stand-in from the demo', (name) => {
  expect(namesOf({ [name]: '' })).toEqual([name])
  expect(namesOf({ [name]: undefined })).toEqual([name])
})

test.each(['', undefined, readSettings({}).MAIL_FROM, 'orders@veenhof.example'])(
  'mails do not come from %s',
  (MAIL_FROM) => {
    expect(namesOf({ MAIL_FROM })).toEqual(['MAIL_FROM'])
  },
)

test('a user of the ERP has a password', () => {
  expect(namesOf({ ERP_USER: 'FUST' })).toEqual(['ERP_PASSWORD'])
  expect(namesOf({ ERP_USER: 'FUST', ERP_PASSWORD: 'secret' })).toEqual([])
})

test.each([
  ['https://sap.brewery.example/token', []],
  ['http://127.0.0.1:3010/token', []],
  ['http://sap.brewery.example/token', ['ERP_TOKEN_URL']],
  ['', []],
])('of the token endpoint %s refused are %j', (ERP_TOKEN_URL, refused) => {
  expect(namesOf({ ERP_TOKEN_URL })).toEqual(refused)
})

test('everything that is wrong is said at once', () => {
  expect(productionFaults({})).toHaveLength(5)
})

test.each([
  ['production', 1],
  ['development', 0],
  [undefined, 0],
])('with NODE_ENV %s the demo has %i faults', (NODE_ENV, count) => {
  expect(demoFaults({ NODE_ENV })).toHaveLength(count)
})
