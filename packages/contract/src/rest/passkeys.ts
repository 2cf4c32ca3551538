import { PASSKEY_NAME_MAXIMUM } from '@fust/domain/account'
import Type, { type Static } from 'typebox'
import { lineOf, text } from './general.ts'

const token = lineOf(64, { least: 1, description: '`secondStep` of the answer to the sign-in.' })
const credentialId = lineOf(1_400, { least: 1, description: '`id` of the credential.' })
const clientDataJSON = lineOf(2_000, { least: 1, description: '`response.clientDataJSON` of it, base64url.' })
const isPublicKey = Type.Literal('public-key')
const milliseconds = Type.Integer({ description: 'How long the device waits for its person.' })
const userVerification = Type.Literal('required', { description: 'The device makes sure that it is its person.' })

const KeyName = Type.Object({ id: credentialId, type: isPublicKey })

/** What a browser makes a passkey by: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const PasskeyOptions = Type.Object({
  challenge: text('To be signed, once and within five minutes.'),
  rp: Type.Object(
    { id: text('The host that the passkey is for.'), name: text('What the brewery is called.') },
    { description: 'Whom the passkey is for.' },
  ),
  user: Type.Object(
    {
      id: text('By what the device knows the account; it says nothing of the person.'),
      name: text('The address that the person signs in with.'),
      displayName: text('The same.'),
    },
    { description: 'Whose passkey it will be, as the device shows it.' },
  ),
  pubKeyCredParams: Type.Array(
    Type.Object({ alg: Type.Integer({ description: 'A kind of key, as COSE counts them.' }), type: isPublicKey }),
    { description: 'The kinds of keys that are taken.' },
  ),
  timeout: milliseconds,
  attestation: Type.Literal('none', { description: 'Nobody asks what device it is.' }),
  excludeCredentials: Type.Array(KeyName, { description: 'The passkeys of the person that are there already.' }),
  authenticatorSelection: Type.Object(
    {
      residentKey: Type.Literal('required', { description: 'The device lists the passkey by itself.' }),
      requireResidentKey: Type.Literal(true, { description: 'The same, for older browsers.' }),
      userVerification,
    },
    { description: 'Which devices will do.' },
  ),
})
export type PasskeyOptions = Static<typeof PasskeyOptions>

/** What a browser signs with a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const PasskeyRequest = Type.Object({
  challenge: text('To be signed, once and within five minutes.'),
  timeout: milliseconds,
  rpId: text('The host that the passkey is for.'),
  userVerification,
  allowCredentials: Type.Array(KeyName, { description: 'Which ones will do; empty: any of the device for this host.' }),
})
export type PasskeyRequest = Static<typeof PasskeyRequest>

/** A new passkey, as the browser has made it. */
export const PasskeyCreation = Type.Object(
  {
    id: credentialId,
    clientDataJSON,
    attestationObject: lineOf(16_000, { least: 1, description: '`response.attestationObject` of it, base64url.' }),
  },
  { additionalProperties: false },
)
export type PasskeyCreation = Static<typeof PasskeyCreation>

/** What a passkey has signed. */
export const PasskeyProof = Type.Object(
  {
    id: credentialId,
    clientDataJSON,
    authenticatorData: lineOf(2_000, { least: 1, description: '`response.authenticatorData` of it, base64url.' }),
    signature: lineOf(2_000, { least: 1, description: '`response.signature` of it, base64url.' }),
    userHandle: Type.Optional(lineOf(100, { description: '`response.userHandle` of it, base64url.' })),
  },
  { additionalProperties: false },
)
export type PasskeyProof = Static<typeof PasskeyProof>

const name = lineOf(PASSKEY_NAME_MAXIMUM, { least: 1, description: 'What the person calls it.' })

/** POST /identity/passkeys */
export const NewPasskeyBody = Type.Object({ name, created: PasskeyCreation }, { additionalProperties: false })
export type NewPasskeyBody = Static<typeof NewPasskeyBody>

/** PATCH /identity/passkeys/{id} */
export const PasskeyNameBody = Type.Object({ name }, { additionalProperties: false })
export type PasskeyNameBody = Static<typeof PasskeyNameBody>

/** The passkey in the path. */
export const PasskeyParams = Type.Object(
  { id: lineOf(36, { least: 1, description: 'One of those that `GET /identity/second-factor` tells.' }) },
  { additionalProperties: false },
)
export type PasskeyParams = Static<typeof PasskeyParams>

/** POST /identity/passkey-sign-in */
export const PasskeySignInBody = Type.Object({ proof: PasskeyProof }, { additionalProperties: false })
export type PasskeySignInBody = Static<typeof PasskeySignInBody>

/** POST /identity/second-step/passkey-options */
export const PasskeyStepBody = Type.Object({ token }, { additionalProperties: false })
export type PasskeyStepBody = Static<typeof PasskeyStepBody>

/** POST /identity/second-step/passkey */
export const PasskeyProofBody = Type.Object({ token, proof: PasskeyProof }, { additionalProperties: false })
export type PasskeyProofBody = Static<typeof PasskeyProofBody>
