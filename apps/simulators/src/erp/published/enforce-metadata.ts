import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BatchChange } from '../batch.ts'
import { notFound, ODataError, queryOf, unquote, type ODataQuery } from '../odata.ts'
import { checkedBody, faultOf, refusal } from './check-body.ts'
import { checkKeys, checkQuery } from './check-query.ts'
import { findSet, isPublished, type EntitySet } from './metadata.ts'
import type { Rules } from './rules.ts'

/** Functions of the published services, with the property that their one parameter is. */
const FUNCTIONS: Readonly<Record<string, { set: string; parameter: string }>> = {
  'API_BILLING_DOCUMENT_SRV GetPDF': { set: 'A_BillingDocument', parameter: 'BillingDocument' },
}

/** Refuses every call of a published service that its metadata does not allow; other services are a brewery's own. */
export function enforceMetadata(app: FastifyInstance, root: string, rules: Rules): void {
  app.addHook('preHandler', async (request: FastifyRequest) => {
    const { service, resource } = addressOf(request.url, root)
    if (!isPublished(service) || resource === '' || resource === '$batch') return
    const query = queryOf(request)
    const called = FUNCTIONS[`${service} ${resource}`]
    if (called) return checkCall(findSet(service, called.set), called.parameter, query)
    const [, name = '', predicate] = /^(\w+)(?:\((.*)\))?$/.exec(resource) ?? []
    const set = rules.setOf(service, name)
    if (!set) throw notFound()
    if (predicate !== undefined) checkKeys(set, predicate)
    if (request.method === 'GET') return checkQuery(rules, set, query)
    request.body = checkedBody(rules, set, 'create', request.body)
    return undefined
  })
}

function addressOf(url: string, root: string): { service: string; resource: string } {
  const path = decodeURIComponent(url.split('?')[0] ?? '')
  const [service = '', ...rest] = path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/') : []
  return { service, resource: rest.join('/') }
}

function checkCall(set: EntitySet | undefined, parameter: string, query: ODataQuery): void {
  const property = set?.properties.get(parameter)
  const given = query[parameter]
  if (!property || typeof given !== 'string' || !/^'.*'$/.test(given)) throw refusal(`${parameter} is missing`)
  const fault = faultOf(property, unquote(given))
  if (fault) throw refusal(`${parameter} ${fault}`)
}

/** One change of a change set as SAP takes it. `etag` is that of the order it belongs to, `undefined` where there is none. */
export function checkedChange(
  rules: Rules,
  service: string,
  change: BatchChange,
  etag: string | undefined,
): Record<string, unknown> {
  const set = rules.setOf(service, change.set)
  if (!set) throw notFound()
  checkKeys(set, change.predicate)
  if (change.method !== 'PATCH' && change.method !== 'MERGE')
    throw refusal(`${change.method} of ${set.name} is not simulated`)
  if (change.ifMatch === undefined)
    throw new ODataError(428, '/IWBEP/CM_MGW_RT/099', 'Data update failed: If-Match is missing')
  if (etag !== undefined && change.ifMatch !== '*' && change.ifMatch !== etag)
    throw new ODataError(412, '/IWBEP/CM_MGW_RT/041', 'The entity has been changed since it was read')
  return checkedBody(rules, set, 'update', change.body)
}
