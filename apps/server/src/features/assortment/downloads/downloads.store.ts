import { statement, type Queries } from '#platform/database/database.ts'

const readDownload = statement<{ file: string }>(
  'assortment.find-download',
  `select file from product_download where file = any($1) limit 1`,
)

export function createDownloadStore(db: Queries) {
  return {
    /** The one of these files that a product offers. */
    read: async (files: readonly string[]) => (await db.row(readDownload, [files]))?.file,
  }
}
