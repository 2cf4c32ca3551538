import { describe, expect, test } from 'vitest'
import { askedPage, pageInfo, pageOffset, pageRefusalText, reviewPage, reviewPageExists } from './paging.ts'

describe('paging', () => {
  test('takes the first page of the default size for what is left out or null', () => {
    expect(askedPage({ pageSize: null }, 25)).toEqual({ pageSize: 25, currentPage: 1 })
  })

  test.each([
    [{ pageSize: 25, currentPage: 1 }, undefined],
    [{ pageSize: 500, currentPage: 9 }, undefined],
    [{ pageSize: 0, currentPage: 1 }, 'pageSize value must be greater than 0.'],
    [{ pageSize: 501, currentPage: 1 }, 'Maximum pageSize is 500.'],
    [{ pageSize: 25, currentPage: 0 }, 'currentPage value must be greater than 0.'],
  ])('%o: %s', (page, text) => {
    const refusal = reviewPage(page)
    expect(refusal && pageRefusalText(refusal)).toBe(text)
  })

  test.each([
    [2, 50, undefined],
    [3, 50, 'currentPage value 3 specified is greater than the 2 page(s) available.'],
    [1, 0, undefined],
    [2, 0, undefined],
  ])('page %i of %i results: %s', (currentPage, totalCount, text) => {
    const refusal = reviewPageExists({ pageSize: 25, currentPage }, totalCount)
    expect(refusal && pageRefusalText(refusal)).toBe(text)
  })

  test('says how many pages there are, none without results', () => {
    expect(pageInfo({ pageSize: 20, currentPage: 3 }, 41)).toEqual({ page_size: 20, current_page: 3, total_pages: 3 })
    expect(pageInfo({ pageSize: 20, currentPage: 1 }, 0)).toEqual({ page_size: 20, current_page: 1, total_pages: 0 })
  })

  test('skips the rows of the pages before', () => expect(pageOffset({ pageSize: 20, currentPage: 3 })).toBe(40))
})
