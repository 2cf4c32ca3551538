import { MODES, type Behaviour } from '../behaviour.ts'
import { html, type Html } from './html.ts'
import { linkTo, otherLanguage, type Spoken } from './words.ts'

/** Style and type only from us, no script at all. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'"

/** A whole page under `/simulators/`; its forms say where they come from, or the portal takes them for another site's. */
export function page(title: string, body: Html, speaks: Spoken): string {
  const { language, words, path } = speaks
  const other = otherLanguage(speaks)
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Fust</title>
        <link rel="stylesheet" href="/simulators/style.css" />
        <meta name="referrer" content="same-origin" />
      </head>
      <body>
        <header>
          <div class="bar">
            <a class="logo" href="${linkTo(speaks, '/simulators/')}">Fust</a>
            <nav>
              ${pageLink('/simulators/erp', words.erp, speaks)} ${pageLink('/simulators/mail', words.mail, speaks)}
              ${pageLink('/simulators/payments', words.payments, speaks)}
            </nav>
            <a class="language" lang="${other}" href="${path}?language=${other}">${other.toUpperCase()}</a>
          </div>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup
}

const pageLink = (path: string, name: string, speaks: Spoken): Html =>
  html`<a href="${linkTo(speaks, path)}" ${path === speaks.path && html` aria-current="page"`}>${name}</a>`

/** The form that tells a part how to behave. */
export function behaviourForm(behaviour: Behaviour, speaks: Spoken): Html {
  const { words, path } = speaks
  const { mode, callsLeft } = behaviour.current()
  return html`<section class="card">
    <h2>${words.behaviour}</h2>
    <p>
      ${words.now}: <strong class="chip ${mode}">${words.modes[mode]}</strong>
      ${callsLeft !== undefined && mode !== 'normal' && words.callsLeft(callsLeft)}
    </p>
    <form class="fields" method="post" action="${linkTo(speaks, `${path}/behaviour`)}">
      <label>
        ${words.fromNowOn}
        <select name="mode">
          ${MODES.map((one) => html`<option value="${one}" ${one === mode && html` selected`}>${words.modes[one]}</option>`)}
        </select>
      </label>
      <label>${words.calls}<input name="times" type="number" min="1" placeholder="${words.all}" /></label>
      <label>${words.delay}<input name="delayMs" type="number" min="0" max="120000" placeholder="15000" /></label>
      <label>${words.message}<input name="message" maxlength="200" /></label>
      <button>${words.apply}</button>
    </form>
  </section>`
}

/** '21 nov 2026, 08:05' in UTC. */
export const moment = (instant: Date, { language }: Spoken): string =>
  instant.toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A day such as '24 nov 2026'. */
export const dayText = (day: string, { language }: Spoken): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' })

/** '€ 1.439,04', as the language writes it. */
export const amount = (cents: number, { language }: Spoken): string =>
  (cents / 100).toLocaleString(LOCALES[language], { style: 'currency', currency: 'EUR' })

const LOCALES = { nl: 'nl-NL', en: 'en-GB' } as const
