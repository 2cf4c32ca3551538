import type { EmbeddedReport } from '@fust/contract/rest'

/** By this version of Microsoft's client the page knows what we understand. */
const CLIENT = { 'x-sdk-type': 'js', 'x-sdk-version': '2.24.1', sdkVersion: '2.24.1' }
/** The token is one of an embedded report, and not of a person with an account there. */
const EMBED_TOKEN = 1
const ACCEPTED = 300

type Told = { statusCode?: number; method?: string; url?: string; headers?: { id?: string } }
type Talk = {
  frame: HTMLIFrameElement
  origin: string
  /** By which the page knows that a message is for it, and we that one is from it. */
  uid: string
  onLoaded: () => void
  /** It does not show the report. */
  onFault: () => void
}

/** The address of the page, which learns by it what it is called here, and what language it speaks. */
export function pageOf(embedUrl: string, uid: string, language: string): string {
  const url = new URL(embedUrl)
  url.searchParams.set('uid', uid)
  url.searchParams.set('language', language)
  return url.href
}

/**
 * Speaks with a page of Power BI inside ours, as Microsoft's client does: requests and answers are messages, known by an
 * id. Unlike that client it tells and believes no origin but the one that reports are of.
 */
export function talkTo({ frame, origin, uid, onLoaded, onFault }: Talk) {
  let asked = 0
  const post = (message: object) => frame.contentWindow?.postMessage(message, origin)
  const ask = (url: string, body: unknown) => {
    asked += 1
    post({ method: 'POST', url, headers: { ...CLIENT, uid, id: `${uid}-${asked}` }, body })
  }

  const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin || typeof data !== 'object' || data === null) return
    const { statusCode, method, url, headers }: Told = data
    if (method !== 'POST') {
      if (typeof statusCode === 'number' && statusCode >= ACCEPTED) onFault()
      return
    }
    // It waits for an answer to what it tells.
    post({ statusCode: 200, headers: { id: headers?.id }, body: null })
    if (url === `/reports/${uid}/events/loaded`) onLoaded()
  }
  window.addEventListener('message', hear)

  return {
    load: ({ reportId: id, embedUrl, token: accessToken }: EmbeddedReport) =>
      ask('/report/load', { type: 'report', id, embedUrl, accessToken, tokenType: EMBED_TOKEN, uniqueId: uid }),
    renew: ({ token }: EmbeddedReport) => ask('/report/token', token),
    end: () => window.removeEventListener('message', hear),
  }
}
