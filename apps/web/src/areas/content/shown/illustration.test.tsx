import { pictureSources } from '@fust/domain/picture'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Prose } from '../../../ui/prose.tsx'
import { Illustration } from './illustration.tsx'

test.each([
  ['beside a page', (picture: string) => <Illustration picture={picture} text="Foam" />],
  ['within its text', (picture: string) => <Prose html={asTheServerSays(picture)} />],
])('a picture of pixels %s comes as wide as it is shown, a drawing as it is', (_where, drawn) => {
  const { rerender } = render(drawn('/media/foam.jpg?v=7'))
  const picture = screen.getByRole('img', { name: 'Foam' })
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('/media/foam.jpg?v=7&width=480 480w'))
  expect(picture).toHaveAttribute('sizes', expect.stringContaining('100vw'))
  rerender(drawn('/media/foam.svg?v=7'))
  expect(screen.getByRole('img', { name: 'Foam' })).not.toHaveAttribute('srcset')
})

function asTheServerSays(picture: string): string {
  const sources = pictureSources(picture)
  return `<p><img src="${picture}" alt="Foam" ${sources && `srcset="${sources}" sizes="100vw"`}></p>`
}
