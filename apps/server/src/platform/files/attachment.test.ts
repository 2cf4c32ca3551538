import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test.each([
  ['blad.pdf', `attachment; filename="blad.pdf"; filename*=UTF-8''blad.pdf`],
  [
    'Tarwebok één (2).pdf',
    `attachment; filename="Tarwebok een (2).pdf"; filename*=UTF-8''Tarwebok%20%C3%A9%C3%A9n%20%282%29.pdf`,
  ],
  [
    'a"\r\nSet-Cookie: b.pdf',
    `attachment; filename="aSet-Cookie b.pdf"; filename*=UTF-8''a%22%0D%0ASet-Cookie%3A%20b.pdf`,
  ],
  ['啤酒', `attachment; filename="document"; filename*=UTF-8''%E5%95%A4%E9%85%92`],
])('%s is saved under its own name', (name, header) => {
  expect(attachment(name)).toBe(header)
})
