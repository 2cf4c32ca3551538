import type { FastifyInstance } from 'fastify'
import { WISH_SCHEMA, type Behaviour, type Wish } from '../behaviour.ts'
import { backToPage } from './forms.ts'
import { html, type Html } from './html.ts'
import { behaviourForm, page } from './page.ts'
import { spoken, type Spoken } from './words.ts'

type ShownList = {
  path: string
  behaviour: Behaviour
  /** What stands on the page: its title, what it is, what is said of an empty one, and its rows. */
  shown: (speaks: Spoken) => { title: string; lead: string; none: string; rows: readonly Html[] }
}

/** A part that shows a list of what it was told, beside the form that tells it how to behave. */
export function listPage(app: FastifyInstance, { path, behaviour, shown }: ShownList): void {
  app.get(path, async (request, reply) => {
    const speaks = spoken(request, path)
    const { title, lead, none, rows } = shown(speaks)
    const body = html`<p class="lead">${lead}</p>
      <div class="columns">
        <div class="card wide">
          ${rows.length === 0 && none}
          <table>
            ${rows}
          </table>
        </div>
        <aside>${behaviourForm(behaviour, speaks)}</aside>
      </div>`
    return reply.type('text/html; charset=utf-8').send(page(title, body, speaks))
  })
  app.post<{ Body: Wish }>(`${path}/behaviour`, { schema: { body: WISH_SCHEMA } }, async (request, reply) => {
    behaviour.set(request.body)
    return backToPage(request, reply, path, behaviour.current())
  })
}
