import type { FastifyInstance } from 'fastify'
import { backToPage } from '../pages/forms.ts'
import { html, type Html } from '../pages/html.ts'
import { dayText } from '../pages/page.ts'
import { linkTo, type Spoken } from '../pages/words.ts'
import type { CalendarDay, FactoryCalendar } from './calendar.ts'
import type { CalendarStore } from './calendar.store.ts'

const PATH = '/simulators/erp'

const day = { type: 'string', format: 'date' } as const
const calendar = { type: 'string', minLength: 2, maxLength: 2 } as const
const SET_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['calendar', 'day'],
  properties: {
    calendar,
    day,
    isWorking: { type: 'boolean', default: true },
    pallets: { type: 'integer', minimum: 0, maximum: 10_000 },
  },
} as const
const CLEAR_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['calendar', 'day'],
  properties: { calendar, day },
} as const

type Set = { Body: { calendar: string; day: string; isWorking: boolean; pallets?: number } }

/** The levers of the factory calendars. */
export function calendarPages(app: FastifyInstance, store: CalendarStore) {
  app.post<Set>(`${PATH}/calendar-day`, { schema: { body: SET_SCHEMA } }, async (request, reply) => {
    const { calendar: id, pallets = null, ...set } = request.body
    const isSet = await store.setDay(id, { ...set, pallets })
    return isSet ? backToPage(request, reply, PATH, {}) : reply.callNotFound()
  })
  app.post<Set>(`${PATH}/clear-calendar-day`, { schema: { body: CLEAR_SCHEMA } }, async (request, reply) => {
    await store.clearDay(request.body.calendar, request.body.day)
    return backToPage(request, reply, PATH, {})
  })
}

/** Every calendar with the days that differ, and the form that sets one. */
export function calendarCard(calendars: readonly FactoryCalendar[], speaks: Spoken): Html {
  const { words } = speaks
  return html`<section class="card">
    <h2>${words.calendars}</h2>
    <p class="muted">${words.calendarsLead}</p>
    <form class="fields" method="post" action="${linkTo(speaks, `${PATH}/calendar-day`)}">
      <label>
        ${words.calendar}
        <select name="calendar">
          ${calendars.map(({ id, name }) => html`<option value="${id}">${id} · ${name}</option>`)}
        </select>
      </label>
      <label>${words.day}<input name="day" type="date" required /></label>
      <label>
        ${words.isWorking}
        <select name="isWorking">
          <option value="false">${words.free}</option>
          <option value="true">${words.working}</option>
        </select>
      </label>
      <label>
        ${words.places}
        <input name="pallets" type="number" min="0" max="10000" placeholder="${words.uncounted}" />
      </label>
      <button>${words.set}</button>
    </form>
    <ul class="days">
      ${calendars.flatMap(({ id, days }) => days.map((one) => dayRow(id, one, speaks)))}
    </ul>
  </section>`
}

function dayRow(id: string, { day: date, isWorking, pallets }: CalendarDay, speaks: Spoken): Html {
  const { words } = speaks
  return html`<li>
    <span>
      <strong>${id}</strong> ${dayText(date, speaks)}:
      ${isWorking ? words.working : words.free}${pallets !== null && `, ${pallets} ${words.places.toLowerCase()}`}
    </span>
    <form method="post" action="${linkTo(speaks, `${PATH}/clear-calendar-day`)}">
      <input type="hidden" name="calendar" value="${id}" />
      <input type="hidden" name="day" value="${date}" />
      <button class="quiet">${words.clear}</button>
    </form>
  </li>`
}
