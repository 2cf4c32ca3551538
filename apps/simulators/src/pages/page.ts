import { MODES, type Behaviour } from '../behaviour.ts'
import { html, type Html } from './html.ts'

/** Style only from us, no script at all. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'"

/** A whole page under `/simulators/`. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Fust simulators</title>
        <link rel="stylesheet" href="/simulators/style.css" />
      </head>
      <body>
        <header>
          <a class="logo" href="/simulators/">Fust <span>simulators</span></a>
          <nav><a href="/simulators/erp">ERP</a><a href="/simulators/mail">Mail</a></nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup
}

/** The form that tells a part how to behave. */
export function behaviourForm(path: string, behaviour: Behaviour): Html {
  const { mode, callsLeft } = behaviour.current()
  return html`<form class="card behaviour" method="post" action="${path}/behaviour">
    <p>
      Behaves: <strong class="chip ${mode}">${mode}</strong>
      ${callsLeft !== undefined && mode !== 'normal' && `for ${callsLeft} more`}
    </p>
    <label>
      From now on
      <select name="mode">
        ${MODES.map((one) => html`<option${one === mode && html` selected`}>${one}</option>`)}
      </select>
    </label>
    <label>For how many calls <input name="times" type="number" min="1" placeholder="all" /></label>
    <label>Delay in ms <input name="delayMs" type="number" min="0" placeholder="15000" /></label>
    <label>Message of a refusal <input name="message" maxlength="200" /></label>
    <button>Apply</button>
  </form>`
}

/** '21 Nov 2026, 08:05' in UTC. */
export const moment = (instant: Date): string =>
  instant.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
