import { expect, test } from 'vitest'
import { ofWidth } from './picture-width.ts'

test.each([
  ['/media/crate.svg?v=1', '/media/crate.svg?v=1'],
  ['/media/crate.png?v=1', '/media/crate.png?v=1&width=240'],
  ['https://cdn.example/crate.jpg', 'https://cdn.example/crate.jpg?width=240'],
  ['', ''],
])('%j is asked for as %j', (url, asked) => {
  expect(ofWidth(url, 240)).toBe(asked)
})
