import { statement, type Queries } from '#platform/database/database.ts'

const findPicture = statement<{ file: string }>('assortment.find-picture', `select file from picture where file = $1`)

/** A picture of pixels in one of its sizes. */
export type PictureSize = { version: string; width: number; content: Buffer }

const readSize = statement<PictureSize>(
  'assortment.find-picture-size',
  `select s.version, s.width, s.content
    from picture p join picture_size s on s.file = p.file and s.version = p.version
    where p.file = $1 and s.format = $2
    order by s.width < $3, case when s.width < $3 then -s.width else s.width end limit 1`,
)

export function createPictureStore(db: Queries) {
  return {
    /** Whether a product or a brand is shown with this file. */
    isShown: async (file: string) => (await db.row(findPicture, [file])) !== undefined,
    /** The smallest that is as wide as asked, else the widest there is. */
    readSize: (file: string, format: string, width: number) => db.row(readSize, [file, format, width]),
  }
}
