import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { selfSignedCertificate } from './certificate.builders.ts'
import { chooseServices, readServices } from './read-services.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fust-services-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(content: unknown): string {
  const file = path.join(folder, 'services.yaml')
  writeFileSync(file, typeof content === 'string' ? content : stringify(content))
  return file
}

const pemOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey

const KEY = pemOf(2_048)
const OTHER_KEY = pemOf(2_048)
const ACADEMY = {
  service: 'eLearning',
  client_id: 'veenhof',
  client_secret: 'a-secret-that-only-the-academy-has',
  return_urls: ['https://academy.example/return'],
  start_url: 'https://academy.example/start',
  logout_url: 'https://academy.example/logout',
  after_logout_urls: ['https://academy.example/bye'],
  pages: ['https://academy.example/', 'https://academy.example/courses'],
}
const MENU = {
  service: 'pubMenu',
  protocol: 'saml',
  entity_id: 'https://menu.example/saml',
  consumer_url: 'https://menu.example/consume',
  pages: ['https://menu.example/'],
}

test('a file names a service for each protocol', () => {
  const { keys, services } = readServices(fileWith({ keys: [KEY], services: [ACADEMY, MENU] }))
  expect(keys).toHaveLength(1)
  expect(services).toEqual([
    expect.objectContaining({ service: 'eLearning', protocol: 'openid-connect', pages: ACADEMY.pages }),
    expect.objectContaining({ service: 'pubMenu', protocol: 'saml', consumerUrl: MENU.consumer_url }),
  ])
})

test('a certificate stands behind its key, and a service with SAML that logs people out has one', () => {
  const logout = { logout_url: 'https://menu.example/logout', certificates: [selfSignedCertificate(KEY)] }
  const keys = [`${KEY}${selfSignedCertificate(KEY)}`, OTHER_KEY]
  const read = readServices(fileWith({ keys, services: [{ ...MENU, ...logout }] }))
  expect(read.keys.map(({ certificate }) => certificate?.slice(0, 4) ?? null)).toEqual(['MIIC', null])
  expect(read.services).toEqual([
    expect.objectContaining({ logout: { url: 'https://menu.example/logout', keys: [createPublicKey(KEY)] } }),
  ])
})

test('a demo plays both, and nobody else is connected without a file', () => {
  expect(chooseServices({ file: '', playedUrl: 'http://127.0.0.1:9' }).services.map(({ service }) => service)).toEqual([
    'eLearning',
    'pubMenu',
  ])
  expect(chooseServices({ file: '' })).toEqual({ keys: [], services: [] })
})

describe('a file that cannot be used stops the start', () => {
  test.each<[string, unknown, RegExp]>([
    ['is no YAML', '{', /cannot be read/],
    ['has no key', { services: [ACADEMY] }, /cannot be used/],
    ['has a key that is too short', { keys: [pemOf(1_024)], services: [ACADEMY] }, /2048 bits/],
    ['names a service twice', { keys: [KEY], services: [ACADEMY, ACADEMY] }, /eLearning is there twice/],
    [
      'has a secret that can be guessed',
      { keys: [KEY], services: [{ ...ACADEMY, client_secret: 'guess' }] },
      /cannot be used/,
    ],
    [
      'sends people over plain http',
      { keys: [KEY], services: [{ ...ACADEMY, pages: ['http://academy.example/'] }] },
      /has to be https/,
    ],
    [
      'has a certificate that was cut off',
      { keys: [`${KEY}${selfSignedCertificate(KEY).split('-----END')[0]}`], services: [ACADEMY] },
      /its certificate is of another key/,
    ],
    [
      'has the certificate of another key',
      { keys: [`${KEY}${selfSignedCertificate(OTHER_KEY)}`], services: [ACADEMY] },
      /its certificate is of another key/,
    ],
    [
      'tells a service over plain http who is signed out',
      { keys: [KEY], services: [{ ...ACADEMY, logout_url: 'http://academy.example/' }] },
      /has to be https/,
    ],
    [
      'leads people over plain http who have logged out',
      { keys: [KEY], services: [{ ...ACADEMY, after_logout_urls: ['http://academy.example/'] }] },
      /has to be https/,
    ],
    [
      'lets a service log people out that proves nothing',
      { keys: [KEY], services: [{ ...MENU, logout_url: 'https://menu.example/logout' }] },
      /logout_url and certificates go together/,
    ],
    [
      'believes a key that is too short',
      {
        keys: [KEY],
        services: [
          { ...MENU, logout_url: 'https://menu.example/', certificates: [selfSignedCertificate(pemOf(1_024))] },
        ],
      },
      /a certificate is of no RSA key of 2048 bits/,
    ],
    [
      'names a service that there is not',
      { keys: [KEY], services: [{ ...ACADEMY, service: 'shop' }] },
      /cannot be used/,
    ],
  ])('that %s', (_what, content, message) => {
    const read = () => readServices(fileWith(content))
    expect(read).toThrow(message)
    // Where it stands, and never what it is.
    expect(read).not.toThrow(/guess|PRIVATE KEY-----\n/)
  })
})
