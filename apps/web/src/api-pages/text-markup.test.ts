import { expect, test } from 'vitest'
import { textMarkup } from './text-markup.ts'

test.each([
  'plain text',
  '<p>The <code>cart_id</code> of <em>one</em> cart.</p>',
  '<ul><li><a href="https://example.com/">A page</a></li></ul>',
])('%s is shown', (html) => {
  expect(textMarkup(html)).toBe(html)
})

test.each([
  '<script>pour()</script>',
  '<style>p { color: red }</style>',
  '<p>A</p><script>pour()</script>',
  '<body onload="pour()">A',
  '<img src="x" onerror="pour()">',
  '<p onclick="pour()">A</p>',
  '<a href="javascript:pour()">A</a>',
  '<p style="position: fixed">A</p>',
])('%s is not', (html) => {
  expect(textMarkup(html)).toBe('')
})
