import { RolePermissions, RolePermissionsBody, RolePermissionsQuery } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { administrator, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import type { RolePermissionsDesk, SeenRoles } from './role-permissions.service.ts'

const READ = `${GENERAL}/admin/GetRolePermissions`
const CHANGE = `${GENERAL}/admin/ChangeRolePermissions`

export const rolePermissionsPolicy: PolicyTable = {
  [`GET ${READ}`]: administrator,
  [`POST ${CHANGE}`]: administrator,
}

/** What each role gives a customer type, and giving it something else. */
export function rolePermissionsRoutes(app: FastifyInstance, desk: RolePermissionsDesk): void {
  app.get<{ Querystring: RolePermissionsQuery }>(
    READ,
    {
      schema: {
        summary: 'What each role gives a customer type',
        querystring: RolePermissionsQuery,
        response: { 200: RolePermissions },
      },
    },
    async (request, reply) => {
      const found = await desk.read(request.actor, `GET ${READ}`, request.query.customerType)
      return found.ok ? reply.send(wireRoles(found.value)) : answerRefusal(request, reply, found.refusal)
    },
  )

  app.post<{ Body: RolePermissionsBody }>(
    CHANGE,
    {
      schema: {
        summary: 'Lets roles give a customer type something else',
        body: RolePermissionsBody,
        response: { 200: RolePermissions },
      },
    },
    async (request, reply) => {
      const changed = await desk.change(request.actor, `POST ${CHANGE}`, request.body)
      return changed.ok ? reply.send(wireRoles(changed.value)) : answerRefusal(request, reply, changed.refusal)
    },
  )
}

function wireRoles({ changes, ...seen }: SeenRoles): RolePermissions {
  return {
    ...seen,
    changes: changes.map(({ at, details: { role, given, taken }, ...change }) => ({
      ...change,
      at: at.toISOString(),
      role,
      given,
      taken,
    })),
  }
}
