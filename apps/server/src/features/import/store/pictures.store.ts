import type { PoolClient } from 'pg'

/** Of which content of which file there are sizes. */
export async function madePictures(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ file: string; version: string }>(
    `select file, version from picture p where exists (
      select from picture_size s where s.file = p.file and s.version = p.version)`,
  )
  return new Map(rows.map(({ file, version }) => [file, version]))
}

/** Sizes of what a file held before. */
export async function dropFormerSizes(client: PoolClient): Promise<void> {
  await client.query(
    `delete from picture_size s where not exists (
      select from picture p where p.file = s.file and p.version = s.version)`,
  )
}
