import type { StaticDecode, TSchema } from 'typebox'
import { ErpFault } from '../erp.port.ts'
import type { SapClient } from './sap-client.ts'
import { entityOf, listOf, readAs } from './sap-entities.ts'
import { quoted } from './sap-values.ts'

const MOST_PARTS = 100

/**
 * All of a list: a service may answer it in parts, each with the way to the next one. Undefined where there is none.
 * Of that way only the place in the list is taken, so that nobody is asked but the ERP.
 */
export async function readList<T extends TSchema>(
  client: Pick<SapClient, 'read'>,
  item: T,
  path: string,
): Promise<StaticDecode<T>[] | undefined> {
  const all: StaticDecode<T>[] = []
  let place = ''
  for (let part = 0; part < MOST_PARTS; part += 1) {
    const answer = await client.read(`${path}${place}`)
    if (answer === undefined) return undefined
    const { results, __next: next } = readAs(entityOf(listOf(item)), answer).d
    all.push(...results)
    if (next === undefined) return all
    place = placeIn(next)
  }
  throw new ErpFault('unexpected-answer', `The ERP answered ${path} in more than ${MOST_PARTS} parts`)
}

/** A list that may be empty; that the service itself is not there is a fault, as it would look like nothing. */
export async function readThere<T extends TSchema>(
  client: Pick<SapClient, 'read'>,
  item: T,
  path: string,
): Promise<StaticDecode<T>[]> {
  const found = await readList(client, item, path)
  if (!found) throw new ErpFault('unexpected-answer', `The ERP has no ${path}`)
  return found
}

/** A filter in an address: what has all of these values. */
export const eq = (values: Readonly<Record<string, string>>): string =>
  `$filter=${encodeURIComponent(
    Object.entries(values)
      .map(([name, value]) => `${name} eq ${quoted(value)}`)
      .join(' and '),
  )}`

function placeIn(next: string): string {
  const query = URL.parse(next, 'https://erp.invalid')?.searchParams
  const name = ['$skiptoken', '$skip'].find((own) => query?.has(own))
  if (name === undefined) throw new ErpFault('unexpected-answer', `The ERP does not say how a list goes on`)
  return `&${name}=${encodeURIComponent(query?.get(name) ?? '')}`
}
