import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { answerCall, answerList, brandWith, isThere } from '../../content.builders.ts'
import { BusinessPartnerPage } from './business-partner-page.tsx'
import { LoyaltyPage } from './loyalty-page.tsx'
import { SustainabilityPage } from './sustainability-page.tsx'
import { TrainingPage } from './training-page.tsx'
import { WhyPage } from './why-page.tsx'

const pageWith = (id: string, own: object = {}) => ({
  id,
  title: `About ${id}`,
  summary: `In short ${id}`,
  imageLink: null,
  imageText: '',
  body: `<p>All of ${id}.</p>`,
  path: `/somewhere/${id}`,
  position: 1,
  ...own,
})

test('[CNT-14] [CNT-15] [PRM-47] a customer reads the landing page of their sort, and is led on to its subjects', async () => {
  isThere({})
  answerList('businnespartner/GetBusinnesPartnerContent', [
    pageWith('wholesale', { location: 'LandingPage', userTypes: ['Distributor'] }),
  ])
  answerList('businnespartner/GetBusinnesPartnerCategories', [
    pageWith('figures', { location: 'Category', userTypes: [] }),
  ])
  renderPages('/business-partner', { '/business-partner': BusinessPartnerPage })
  expect(await screen.findByRole('heading', { level: 1, name: 'About wholesale' })).toBeVisible()
  const subjects = within(screen.getByRole('list', { name: 'What we help with' }))
  expect(subjects.getByRole('link', { name: 'About figures' })).toHaveAttribute('href', '/somewhere/figures')
  expect(screen.queryByRole('link', { name: 'Become a customer' })).not.toBeInTheDocument()
})

test('[CNT-14] [CNT-27] [PRM-48] a visitor reads what is for visitors, and finds the way to become a customer', async () => {
  isThere(null)
  answerList('publicbusinnespartner/GetBusinnesPartnerContent', [pageWith('not-yet', { location: 'LandingPage' })])
  answerList('publicbusinnespartner/GetBusinnesPartnerCategories', [])
  renderPages('/business-partner', { '/business-partner': BusinessPartnerPage })
  expect(await screen.findByRole('link', { name: 'Become a customer' })).toHaveAttribute('href', '/become-partner')
})

test('[CNT-16] [CNT-17] sustainability begins with its landing page, then its categories by their position, then the checklist', async () => {
  isThere({})
  answerList('becameupcoming/GetBecameMoreSustainable', [
    pageWith('together', { location: 'LandingPage' }),
    pageWith('energy', { location: 'Category', position: 2 }),
    pageWith('water', { location: 'Category', position: 3 }),
  ])
  answerList('becameupcoming/GetBecameMoreSustainableSubcontent', [pageWith('door', { location: 'Checklist' })])
  renderPages('/sustainability', { '/sustainability': SustainabilityPage })
  expect(await screen.findByRole('heading', { level: 1, name: 'About together' })).toBeVisible()
  const categories = within(screen.getByRole('list', { name: 'What we do' })).getAllByRole('link')
  expect(categories.map((link) => link.textContent)).toEqual(['About energy', 'About water'])
  expect(screen.getByRole('link', { name: 'Fill in the checklist' })).toHaveAttribute('href', '/sustainability/survey')
  expect(screen.queryByText('About door')).not.toBeInTheDocument()
})

test('[CNT-18] a visitor is asked to log in, and nothing of it is asked for', async () => {
  isThere(null)
  const asked = answerList('becameupcoming/GetBecameMoreSustainable', [])
  renderPages('/sustainability', { '/sustainability': SustainabilityPage })
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?back=%2Fsustainability')
  expect(asked).toEqual([])
})

test('[CNT-13] each reason to buy here has a page of its own', async () => {
  isThere({})
  answerList('whypages', [pageWith('neighbours'), pageWith('on-time')])
  renderPages('/why-grolsch/on-time', { '/why-grolsch/$id': WhyPage })
  expect(await screen.findByRole('heading', { level: 1, name: 'About on-time' })).toBeVisible()
  expect(screen.getByText('All of on-time.')).toBeVisible()
})

test('[CNT-26] lessons say how long they take and for whom they are', async () => {
  isThere({})
  answerList('trainings', [pageWith('lines', { minutes: 20, level: 'All' })])
  renderPages('/training', { '/training': TrainingPage })
  expect(await screen.findByRole('heading', { level: 2, name: 'About lines' })).toBeVisible()
  expect(screen.getByText('20 minutes · All')).toBeVisible()
})

test('the loyalty programme says which brands count and what points are good for', async () => {
  isThere({})
  const program = { pointsPerHectolitre: 10, rewards: [{ title: 'A neon sign', points: 400 }] }
  answerCall('loyalty/GetProgramLoyalty', pageWith('friends', program))
  answerList('loyalty/GetLoyaltybrands', [brandWith({ id: 'driest', title: 'Driest' })])
  renderPages('/loyalty', { '/loyalty': LoyaltyPage })
  expect(await screen.findByText('10 points for each hectolitre')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Driest' })).toHaveAttribute('href', '/brands/driest')
  expect(screen.getByText('400 points')).toBeVisible()
})
