import { expect, test } from 'vitest'
import { pictureSources } from './picture-sources.ts'

test.each([
  // address                sources                                                                              because
  [
    '/media/foam.jpg',
    '/media/foam.jpg?width=240 240w, /media/foam.jpg?width=480 480w, /media/foam.jpg?width=960 960w',
    'a browser takes the one that it shows',
  ],
  [
    '/media/foam.jpg?v=7',
    '/media/foam.jpg?v=7&width=240 240w, /media/foam.jpg?v=7&width=480 480w, /media/foam.jpg?v=7&width=960 960w',
    'the version stays',
  ],
  ['/media/lorry.svg?v=7', '', 'a drawing is the same at any width'],
  ['/media/a.jpg, https://elsewhere.example/b.jpg', '', 'nobody else is asked'],
  ['', '', 'there is none'],
])('%s → %s: %s', (address, expected) => {
  expect(pictureSources(address)).toBe(expected)
})
