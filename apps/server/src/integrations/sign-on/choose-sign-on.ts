import { openIdConnect } from './open-id-connect.ts'
import { readSignOn, tellFault, type SignOnLog } from './read-sign-on.ts'
import type { SignOnProvider } from './sign-on.port.ts'

/** Who else knows people: whom a file names, or who plays it; nobody without either. */
export function chooseSignOn({
  file,
  playedUrl,
  publicUrl,
  log,
}: {
  /** Empty where there is none. */
  file: string
  playedUrl: string | undefined
  publicUrl: string
  log: SignOnLog
}): SignOnProvider[] {
  if (file !== '') return readSignOn(file, log)
  return playedUrl === undefined ? [] : [playedProvider(playedUrl, publicUrl, log)]
}

/** It shows its pages under the portal's address, since only that reaches this machine: its issuer says which that is. */
function playedProvider(playedUrl: string, publicUrl: string, log: SignOnLog): SignOnProvider {
  const name = 'koperenhert'
  return openIdConnect({
    name,
    title: 'Het Koperen Hert',
    issuer: `${playedUrl}/identity/${Buffer.from(publicUrl).toString('base64url')}`,
    clientId: 'fust',
    clientSecret: '',
    domains: ['koperenhert.example'],
    isOnLoginPage: true,
    vouchesForDomains: false,
    onFault: tellFault(name, log),
  })
}
