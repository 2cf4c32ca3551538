import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { shipToWith } from '../../../../session/session.builders.ts'
import { answerList, brandWith, isThere } from '../../content.builders.ts'
import { AllBrandsPage } from './all-brands-page.tsx'
import { BrandPage } from './brand-page.tsx'

const open = (href: string) => renderPages(href, { '/allbrands': AllBrandsPage, '/brands/$path': BrandPage })

describe('[CNT-09] the brands', () => {
  test('stand on a page, each leading to its own', async () => {
    isThere(null)
    answerList('ourbrand', [brandWith(), brandWith({ id: 'driest', title: 'Driest' })])
    open('/allbrands')
    expect(await screen.findByRole('link', { name: 'Driest' })).toHaveAttribute('href', '/brands/driest')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  test('each have a page with what they are and what they go with', async () => {
    isThere(null)
    answerList('ourbrand/GetAllOurBrandsDetails', [brandWith()])
    open('/brands/pils')
    expect(await screen.findByRole('heading', { level: 1, name: 'Veenhof Pils' })).toBeVisible()
    const article = screen.getByRole('article')
    expect(article).toHaveTextContent('Serve at5 °C')
    expect(article).not.toHaveTextContent('Glass')
    expect(within(article).getByRole('listitem')).toHaveTextContent('Chips')
    expect(within(article).queryByRole('link', { name: 'Order Veenhof Pils' })).not.toBeInTheDocument()
  })

  test('lead to the catalogue whoever may order beer', async () => {
    isThere({ shipTos: [shipToWith({ permissions: ['Catalogue Beer'] })] })
    answerList('ourbrand/GetAllOurBrandsDetails', [brandWith()])
    open('/brands/pils')
    expect(await screen.findByRole('link', { name: 'Order Veenhof Pils' })).toHaveAttribute(
      'href',
      expect.stringContaining('/Create-An-Order_Beer?brand=Veenhof'),
    )
  })

  test('that there is not leads to all of them', async () => {
    isThere(null)
    answerList('ourbrand/GetAllOurBrandsDetails', [brandWith()])
    open('/brands/nothing')
    expect(await screen.findByRole('heading', { name: 'We know no such brand' })).toBeVisible()
  })
})
