import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSignOn } from './read-sign-on.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sign-on-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function read(yaml: string) {
  const file = path.join(folder, 'sign-on.yaml')
  writeFileSync(file, yaml)
  return readSignOn(file, { warn: () => undefined })
}

const ENTRA = `
  - name: entra
    title: Bierhuis Groep
    issuer: https://login.microsoftonline.com/6f1c/v2.0
    client_id: 0a1b
    client_secret: a secret
    domains: [bierhuis.example]
    vouches_for_domains: true`

describe('the file of providers', () => {
  test('names several, each with its domains or its place on the login page', () => {
    const [entra, google] = read(`providers:${ENTRA}
  - { name: google, title: Google, issuer: 'https://accounts.google.com', client_id: x, client_secret: y, on_login_page: true }
`)
    expect(entra).toMatchObject({
      name: 'entra',
      title: 'Bierhuis Groep',
      domains: ['bierhuis.example'],
      isOnLoginPage: false,
    })
    expect(google).toMatchObject({ name: 'google', domains: [], isOnLoginPage: true })
  })

  test('names one that speaks SAML, with the keys that it signs with', () => {
    const [adfs] = read(`providers:
  - name: adfs
    title: Bierhuis Groep
    protocol: saml
    issuer: urn:bierhuis:adfs
    entry_point: https://adfs.bierhuis.example/adfs/ls
    certificates: ["-----BEGIN CERTIFICATE-----\\nMIIB\\n-----END CERTIFICATE-----"]
    domains: [bierhuis.example]
`)
    expect(adfs).toMatchObject({ name: 'adfs', domains: ['bierhuis.example'] })
  })

  test.each([
    ['what is no file of settings', 'providers: 3', 'cannot be used'],
    ['an entry that nobody knows', `providers:${ENTRA}\n    clientsecret: x`, 'cannot be used'],
    [
      'two of one name',
      `providers:${ENTRA}${ENTRA.replace('bierhuis.example', 'b.example')}`,
      'two providers are called entra',
    ],
    ['a domain of two', `providers:${ENTRA}${ENTRA.replace('entra', 'other')}`, 'bierhuis.example is of two providers'],
    ['plain http', `providers:${ENTRA.replace('https://login', 'http://login')}`, 'it has to be at an https address'],
    [
      'one that nobody finds',
      `providers:${ENTRA.replace('domains: [bierhuis.example]', 'on_login_page: false')}`,
      'nobody finds it',
    ],
    [
      'one that vouches for anybody',
      `providers:${ENTRA.replace('domains: [bierhuis.example]', 'on_login_page: true')}`,
      'of which domains?',
    ],
  ])('refuses %s', (_what, yaml, fault) => {
    expect(() => read(yaml)).toThrow(fault)
  })

  test('stops the start where it is not there', () => {
    expect(() => readSignOn(path.join(folder, 'none.yaml'), { warn: () => undefined })).toThrow('cannot be read')
  })
})
