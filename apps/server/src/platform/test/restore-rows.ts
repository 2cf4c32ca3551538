import type pg from 'pg'

const TABLES = `select c.oid, c.relname as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`

const SEQUENCES = `select format('select setval(%L, %s, %L);', s.seqrelid::regclass,
    coalesce(pg_sequence_last_value(s.seqrelid), s.seqstart), pg_sequence_last_value(s.seqrelid) is not null) as sql
  from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace = 'public'::regnamespace`

type Table = { name: string; columns: string }

/**
 * Notes all rows of a small database and answers how to bring back exactly these. That is cheaper than a new database
 * with a new server on it. Triggers do not run; what has an identity is counted on from where it was.
 */
export async function noteRows(pool: pg.Pool): Promise<() => Promise<void>> {
  const script = await rowsScript(pool)
  return async () => {
    await pool.query(script)
  }
}

/** The statements that bring back the rows that a database has now. */
export async function rowsScript(pool: pg.Pool): Promise<string> {
  const { rows: tables } = await pool.query<Table>(TABLES)
  const { rows: sequences } = await pool.query<{ sql: string }>(SEQUENCES)
  const inserts = tables.map(
    ({ name, columns }) =>
      `select format('insert into %I (%s) overriding system value select %s from jsonb_populate_recordset(null::%I, %L);',
         '${name}', ${quoted(columns)}, ${quoted(columns)}, '${name}', jsonb_agg(to_jsonb(t))) as sql
       from "${name}" t having count(*) > 0`,
  )
  const { rows: filled } = await pool.query<{ sql: string }>(inserts.join(' union all '))
  return [
    'begin; set local session_replication_role = replica;',
    ...tables.map(({ name }) => `delete from "${name}";`),
    ...[...filled, ...sequences].map(({ sql }) => sql),
    'commit',
  ].join('\n')
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
