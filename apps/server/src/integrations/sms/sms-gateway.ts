import { accept, refuse } from '@fust/domain/outcome'
import type { Settings } from '#platform/env.ts'
import { readBeginning } from '#platform/http/limited-answer.ts'
import type { SmsSender } from './sms.port.ts'

const ANSWER_WITHIN_MS = 10_000
const SHOWN_OF_ANSWER = 200

type SmsSettings = Pick<Settings, 'SMS_URL' | 'SMS_TOKEN' | 'SMS_FROM'>

/** A gateway that takes `{ to, from, text, id }` as JSON, with a bearer; null where there is none. */
export function chooseSms({ SMS_URL, SMS_TOKEN, SMS_FROM }: SmsSettings, playedUrl?: string): SmsSender | null {
  const url = SMS_URL || playedUrl
  return url === undefined ? null : smsGateway({ url, token: SMS_TOKEN, from: SMS_FROM })
}

export function smsGateway({
  url,
  token,
  from,
  timeoutMs = ANSWER_WITHIN_MS,
}: {
  url: string
  token: string
  from: string
  timeoutMs?: number
}): SmsSender {
  return {
    send: async ({ to, text, messageKey }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ to: numberOf(to), from, text, id: messageKey }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const said = await readBeginning(answer, SHOWN_OF_ANSWER)
      if (answer.ok) return accept(undefined)
      // What it cannot read it will not read the next time; anything else may be over soon, a wrong token too.
      if (answer.status !== 400 && answer.status !== 422) throw new Error(`The SMS gateway answered ${answer.status}`)
      return refuse({ code: 'sms-refused', message: said })
    },
  }
}

/** Without what people write between the digits. */
const numberOf = (phone: string): string => phone.replaceAll(/[^+\d]/g, '')
