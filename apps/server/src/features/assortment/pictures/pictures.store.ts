import { statement, type Queries } from '#platform/database.ts'

const findPicture = statement<{ file: string }>('assortment.find-picture', `select file from picture where file = $1`)

export function createPictureStore(db: Queries) {
  return {
    /** Whether a product or a brand is shown with this file. */
    isShown: async (file: string) => (await db.row(findPicture, [file])) !== undefined,
  }
}
