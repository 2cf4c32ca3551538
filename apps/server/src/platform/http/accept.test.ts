import { expect, test } from 'vitest'
import { prefersJson, takesHtml } from './accept.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

test.each([
  // Accept                                   JSON   HTML   who sends it
  [undefined, false, true, 'a monitor'],
  ['', false, true, 'a monitor'],
  ['*/*', false, true, 'curl, and link previews'],
  [BROWSER, false, true, 'a browser'],
  ['TEXT/HTML', false, true, 'a link preview'],
  ['text/*', false, true, 'a text browser'],
  ['application/json', true, false, 'a client of the calls'],
  ['application/json, text/plain, */*', true, false, 'a client of the calls'],
  ['application/problem+json', true, false, 'a client of the calls'],
  ['text/html, application/json', false, true, 'one that takes both'],
  ['text/html;q=0.5, application/json', true, false, 'one that takes both, and rather JSON'],
  ['text/html, application/json;q=0.5', false, true, 'one that takes both, and rather HTML'],
  ['application/json;q=0, */*', false, true, 'one that takes all but JSON'],
  ['image/avif,image/webp', false, false, 'a browser that shows a picture'],
])('of %j, JSON is asked for: %s, and HTML is taken: %s (%s)', (accept, json, html, _who) => {
  expect(prefersJson(accept)).toBe(json)
  expect(takesHtml(accept)).toBe(html)
})
