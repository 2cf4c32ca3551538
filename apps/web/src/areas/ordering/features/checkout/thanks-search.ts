/** The number of the order that was just placed. */
export type ThanksSearch = { order?: string | undefined }

export function thanksSearch({ order }: Record<string, unknown>): ThanksSearch {
  return { order: typeof order === 'string' ? order : undefined }
}
