import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
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
const ACADEMY = {
  service: 'eLearning',
  client_id: 'veenhof',
  client_secret: 'a-secret-that-only-the-academy-has',
  return_urls: ['https://academy.example/return'],
  start_url: 'https://academy.example/start',
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

test('a demo plays both, and nobody else is connected without a file', () => {
  expect(chooseServices({ file: '', isPlayed: true }).services.map(({ service }) => service)).toEqual([
    'eLearning',
    'pubMenu',
  ])
  expect(chooseServices({ file: '', isPlayed: false })).toEqual({ keys: [], services: [] })
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
