// `node --import` of this file lets a process live an hour ahead of all others.
const AHEAD_MS = 3_600_000

globalThis.Date = new Proxy(Date, {
  construct: (date, values: unknown[], made) =>
    Object(Reflect.construct(date, values.length === 0 ? [date.now() + AHEAD_MS] : values, made)),
  get: (date, name) => (name === 'now' ? () => date.now() + AHEAD_MS : Reflect.get(date, name)),
})
