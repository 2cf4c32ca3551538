import type { FastifyReply } from 'fastify'
import { createHash } from 'node:crypto'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { say } from '#words/words.ts'
import type { SamlForm } from '../service-sign-on.service.ts'

const SEND = 'document.forms[0].submit()'
const SEND_HASH = createHash('sha256').update(SEND).digest('base64')

/** A page that posts an answer to its service by itself; without scripts, at the press of its button. */
export function sendForm(reply: FastifyReply, { url, answer, relayState, language }: SamlForm): FastifyReply {
  const goOn = escapeHtml(say(language, 'service.go-on'))
  return reply
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'sha256-${SEND_HASH}'; form-action ${new URL(url).origin}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><title>${goOn}</title></head><body>` +
        `<form method="post" action="${escapeHtml(url)}"><input type="hidden" name="SAMLResponse" value="${answer}">` +
        `<input type="hidden" name="RelayState" value="${escapeHtml(relayState)}"><button>${goOn}</button></form>` +
        `<script>${SEND}</script></body></html>`,
    )
}
