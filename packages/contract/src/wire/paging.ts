const MAX_PAGE_SIZE = 500

export type Page = { pageSize: number; currentPage: number }

export type PageRefusal =
  | { code: 'page-size-out-of-range'; pageSize: number }
  | { code: 'page-number-below-one' }
  | { code: 'page-beyond-the-last'; currentPage: number; totalPages: number }

export type PageInfo = { page_size: number; current_page: number; total_pages: number }

/** The page that was asked for; what is left out is the first page of the field's own size (graphql.md §3.1). */
export function askedPage(
  asked: { pageSize?: number | null | undefined; currentPage?: number | null | undefined },
  defaultSize: number,
): Page {
  return { pageSize: asked.pageSize ?? defaultSize, currentPage: asked.currentPage ?? 1 }
}

/** Why a page cannot be read, if so; known before anything is counted (graphql.md §3.1). */
export function reviewPage({ pageSize, currentPage }: Page): PageRefusal | undefined {
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) return { code: 'page-size-out-of-range', pageSize }
  if (currentPage < 1) return { code: 'page-number-below-one' }
  return undefined
}

/** Why a page does not exist among this many results, if so; without results any page number is an empty page one (graphql.md §3.1). */
export function reviewPageExists(page: Page, totalCount: number): PageRefusal | undefined {
  const totalPages = totalPagesOf(page, totalCount)
  if (totalPages === 0 || page.currentPage <= totalPages) return undefined
  return { code: 'page-beyond-the-last', currentPage: page.currentPage, totalPages }
}

/** What the answer says of its page (graphql.md §3.1). */
export function pageInfo(page: Page, totalCount: number): PageInfo {
  return { page_size: page.pageSize, current_page: page.currentPage, total_pages: totalPagesOf(page, totalCount) }
}

/** Rows to skip before this page (graphql.md §3.1). */
export function pageOffset({ pageSize, currentPage }: Page): number {
  return (currentPage - 1) * pageSize
}

/** The English text of a refusal, as Adobe Commerce words it (graphql.md §3.1). */
export function pageRefusalText(refusal: PageRefusal): string {
  if (refusal.code === 'page-number-below-one') return 'currentPage value must be greater than 0.'
  if (refusal.code === 'page-beyond-the-last')
    return `currentPage value ${refusal.currentPage} specified is greater than the ${refusal.totalPages} page(s) available.`
  return refusal.pageSize < 1 ? 'pageSize value must be greater than 0.' : `Maximum pageSize is ${MAX_PAGE_SIZE}.`
}

function totalPagesOf({ pageSize }: Page, totalCount: number): number {
  return Math.ceil(totalCount / pageSize)
}
