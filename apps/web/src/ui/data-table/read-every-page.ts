export type ListPage<Row> = { rows: readonly Row[]; pages: number }

type Wishes<Row> = {
  readPage: (page: number) => Promise<ListPage<Row>>
  rowKey: (row: Row) => string
  /** Hears after each page how much is there, from 0 to 1. */
  onProgress: (share: number) => void
}

/** All rows of a list, page by page; one that moves to the next page meanwhile is there once. */
export async function readEveryPage<Row>({ readPage, rowKey, onProgress }: Wishes<Row>): Promise<Row[]> {
  const rows = new Map<string, Row>()
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: nobody else waits for a long file
    const answer = await readPage(page)
    for (const row of answer.rows) rows.set(rowKey(row), row)
    pages = answer.pages
    onProgress(page / Math.max(pages, 1))
  }
  return [...rows.values()]
}
