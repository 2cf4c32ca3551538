import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import { newSigningKey, readSigningKey, type SigningKey } from './signing-keys.ts'

/** Values of DER (X.690): what it is, how long, and what is in it. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const length =
    content.length < 0x80 ? [content.length] : [0x82, Math.floor(content.length / 0x100), content.length % 0x100]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (text: string) => der(0x17, Buffer.from(text))

const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), der(0x05))
const COMMON_NAME = oid('550403')

/** A certificate as `openssl req -x509` writes one, signed by its own key. */
export function selfSignedCertificate(key: KeyObject | string): string {
  const privateKey = typeof key === 'string' ? createPrivateKey(key) : key
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('portal')))))
  const told = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    name,
    sequence(utcTime('260101000000Z'), utcTime('490101000000Z')),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', told, privateKey))
  const text = sequence(told, SHA256_WITH_RSA, signature).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${text.replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

/** A key of the portal's own with its certificate, as the operator writes both into the file. */
export function certifiedSigningKey(): SigningKey {
  const { privateKey } = newSigningKey()
  const key = readSigningKey(
    `${privateKey.export({ type: 'pkcs8', format: 'pem' })}${selfSignedCertificate(privateKey)}`,
  )
  if (!key) throw new Error('A key has no certificate.')
  return key
}
