import {
  Done,
  InvitedUser,
  ManagedShipTos,
  NewUserBody,
  NewUsersAnswer,
  NewUsersBody,
  ResendBody,
  UpdateUserBody,
  UserChanges,
  UserChangesQuery,
  UserInfo,
  UserParams,
  UsersPage,
  UsersQuery,
  UserStatusBody,
} from '@fust/contract/rest'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal } from '#platform/errors.ts'
import { personNamed } from '#request/actor.ts'
import { signedIn, type OperationName, type PolicyTable } from '#request/policy.ts'
import { CUSTOMER_DATA } from '#request/rest-calls.ts'
import type { ChangeUsers } from './change-user.service.ts'
import type { ManageUsers } from './manage-users.service.ts'
import type { OwnUser } from './own-user.service.ts'
import { userInfo } from './user-info.wire.ts'

const USERS = `${CUSTOMER_DATA}/users`
const INFO = `${USERS}/GetUserInfoById/:id`
const LIST = `${USERS}/GetAllUsersInfo`
const SHIP_TOS = `${USERS}/GetManagedShipTos`
const CHANGES = `${USERS}/GetUserChanges`
const CREATE = `${USERS}/CreateNewUser`
const CREATE_MANY = `${USERS}/CreateNewUsers`
const UPDATE = `${USERS}/UpdateUser/:id`
const STATUS = `${USERS}/SetUserStatus`
const RESEND = `${USERS}/ResendVerificationEmail/:id`
const CONFIRM = `${USERS}/ConfirmInvitation/:id`

const OPERATIONS = [
  `GET ${INFO}`,
  `GET ${LIST}`,
  `GET ${SHIP_TOS}`,
  `GET ${CHANGES}`,
  `POST ${CREATE}`,
  `POST ${CREATE_MANY}`,
  `PUT ${UPDATE}`,
  `PATCH ${STATUS}`,
  `POST ${RESEND}`,
  `POST ${CONFIRM}`,
] as const satisfies readonly OperationName[]

/** Whose people they are, and who looks after them, the services ask (PRM-39). */
export const manageUsersPolicy: PolicyTable = Object.fromEntries(OPERATIONS.map((name) => [name, signedIn()]))

export type ManageUsersNeeds = { manageUsers: ManageUsers; changeUsers: ChangeUsers; ownUser: OwnUser }

const personIn = ({ actor, params }: Pick<FastifyRequest, 'actor'> & { params: UserParams }) =>
  personNamed(actor, params.id)

/** The people of a company, for those who manage them. */
export function manageUsersRoutes(app: FastifyInstance, { manageUsers, changeUsers, ownUser }: ManageUsersNeeds): void {
  /** The person as they are now, in the eyes of who asks. */
  async function answerUser(request: FastifyRequest, reply: FastifyReply, userId: string) {
    const found = await manageUsers.readUser(request.actor, `GET ${INFO}`, userId)
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    return userInfo(found.value, request.actor?.userId ?? '')
  }

  app.get<{ Params: UserParams }>(
    INFO,
    { schema: { summary: 'The person with their permissions', params: UserParams, response: { 200: UserInfo } } },
    async (request, reply) => answerUser(request, reply, personIn(request)),
  )

  app.get<{ Querystring: UsersQuery }>(
    LIST,
    { schema: { summary: 'The people of the company', querystring: UsersQuery, response: { 200: UsersPage } } },
    async (request, reply) => {
      const found = await manageUsers.listUsers(request.actor, `GET ${LIST}`, request.query)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const { users, ...page } = found.value
      return { ...page, users: users.map(({ id, ...user }) => ({ UID: id, ...user })) } satisfies UsersPage
    },
  )

  app.get(
    SHIP_TOS,
    { schema: { summary: 'Where roles can be given', response: { 200: ManagedShipTos } } },
    async (request, reply) => {
      const found = await manageUsers.listShipTos(request.actor, `GET ${SHIP_TOS}`)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      return { shipTos: found.value } satisfies ManagedShipTos
    },
  )

  app.get<{ Querystring: UserChangesQuery }>(
    CHANGES,
    {
      schema: {
        summary: 'What was done to the people of the company',
        querystring: UserChangesQuery,
        response: { 200: UserChanges },
      },
    },
    async (request, reply) => {
      const { id, ...query } = request.query
      const wanted = { ...query, ...(id !== undefined && { id: personNamed(request.actor, id) }) }
      const found = await manageUsers.listChanges(request.actor, `GET ${CHANGES}`, wanted)
      return found.ok ? found.value : answerRefusal(request, reply, found.refusal)
    },
  )

  app.post<{ Body: NewUserBody }>(
    CREATE,
    { schema: { summary: 'Invites a person', body: NewUserBody, response: { 200: InvitedUser } } },
    async (request, reply) => {
      const outcome = await changeUsers.invite(request.actor, `POST ${CREATE}`, request.body)
      if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
      request.log.info({ event: 'user-invited' }, 'a person was invited')
      return { email: outcome.value.email, status: 'Invited' } satisfies InvitedUser
    },
  )

  app.post<{ Body: NewUsersBody }>(
    CREATE_MANY,
    { schema: { summary: 'Invites the people of a file', body: NewUsersBody, response: { 200: NewUsersAnswer } } },
    async (request, reply) => {
      const outcome = await changeUsers.inviteMany(request.actor, `POST ${CREATE_MANY}`, request.body)
      if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
      const { invited } = outcome.value
      if (invited > 0) request.log.info({ event: 'user-invited', count: invited }, 'people were invited')
      return outcome.value
    },
  )

  const updateSchema = {
    summary: 'Changes what is said of a person, and their roles',
    params: UserParams,
    body: UpdateUserBody,
    response: { 200: UserInfo },
  }
  app.put<{ Params: UserParams; Body: UpdateUserBody }>(UPDATE, { schema: updateSchema }, async (request, reply) => {
    const { actor, body } = request
    const id = personIn(request)
    const isOwn = id === actor?.userId && body.roles === undefined
    const outcome =
      isOwn && actor ? await ownUser.update(actor, body) : await changeUsers.update(actor, `PUT ${UPDATE}`, id, body)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    request.log.info({ event: 'user-changed', user: id }, 'a person was changed')
    return answerUser(request, reply, id)
  })

  const statusSchema = {
    summary: 'Activates or deactivates a person with all their roles',
    body: UserStatusBody,
    response: { 200: UserInfo },
  }
  app.patch<{ Body: UserStatusBody }>(STATUS, { schema: statusSchema }, async (request, reply) => {
    const { status } = request.body
    const UID = personNamed(request.actor, request.body.UID)
    const wish = { userId: UID, isActive: status === 'Active' }
    const outcome = await changeUsers.setStatus(request.actor, `PATCH ${STATUS}`, wish)
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    request.log.info({ event: 'user-status', user: UID, status }, 'a person was activated or deactivated')
    return answerUser(request, reply, UID)
  })

  const resendSchema = {
    summary: 'Mails another invitation',
    params: UserParams,
    body: ResendBody,
    response: { 200: Done },
  }
  app.post<{ Params: UserParams; Body: ResendBody }>(RESEND, { schema: resendSchema }, async (request, reply) => {
    const outcome = await changeUsers.resend(request.actor, `POST ${RESEND}`, personIn(request), request.body.email)
    return outcome.ok ? ({ success: true } satisfies Done) : answerRefusal(request, reply, outcome.refusal)
  })

  const confirmSchema = {
    summary: 'Confirms a new administrator of the brewery, as a second one',
    params: UserParams,
    response: { 200: Done },
  }
  app.post<{ Params: UserParams }>(CONFIRM, { schema: confirmSchema }, async (request, reply) => {
    const outcome = await changeUsers.confirm(request.actor, `POST ${CONFIRM}`, personIn(request))
    if (!outcome.ok) return answerRefusal(request, reply, outcome.refusal)
    request.log.info({ event: 'administrator-confirmed', user: personIn(request) }, 'a new administrator was confirmed')
    return { success: true } satisfies Done
  })
}
