import type {
  ChangePasswordBody,
  Done,
  InvitedUser,
  NewUserBody,
  NewUsersAnswer,
  NewUsersBody,
  SessionUser,
  UpdateUserBody,
  UserInfo,
  UserStatusBody,
} from '@fust/contract/rest'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { USERS_KEY } from '../../../../../lib/server/query-keys.ts'
import { rest, type RestAnswer, type RestCall } from '../../../../../lib/server/rest.ts'
import { sessionQuery } from '../../../../../session/index.ts'
import { sessionsQuery, USERS } from './user-queries.ts'

type Call = { path: string } & RestCall

/** A change to people: whatever came of it, they are read anew, and so is who one is oneself. */
function useChange<Asked, Value>(callOf: (asked: Asked) => Call) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (asked: Asked): Promise<RestAnswer<Value>> => {
      const { path, ...call } = callOf(asked)
      return rest<Value>(path, call)
    },
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: USERS_KEY }),
        client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ])
    },
  })
}

const named = (call: string, id: string) => `${USERS}/${call}/${encodeURIComponent(id)}`

export const useInvite = () =>
  useChange<NewUserBody, InvitedUser>((body) => ({ path: `${USERS}/CreateNewUser`, method: 'POST', body }))

export const useInviteMany = () =>
  useChange<NewUsersBody, NewUsersAnswer>((body) => ({ path: `${USERS}/CreateNewUsers`, method: 'POST', body }))

export const useUpdateUser = (id: string) =>
  useChange<UpdateUserBody, UserInfo>((body) => ({ path: named('UpdateUser', id), method: 'PUT', body }))

export const useSetStatus = () =>
  useChange<UserStatusBody, UserInfo>((body) => ({ path: `${USERS}/SetUserStatus`, method: 'PATCH', body }))

export const useResend = (id: string) =>
  useChange<{ email: string }, Done>((body) => ({ path: named('ResendVerificationEmail', id), method: 'POST', body }))

export const useConfirmInvitation = (id: string) =>
  useChange<void, Done>(() => ({ path: named('ConfirmInvitation', id), method: 'POST' }))

export const useSetDefaultShipTo = () =>
  useChange<string, SessionUser>((shipToId) => ({
    path: `${USERS}/SetDefaultShipTo?shiptoId=${encodeURIComponent(shipToId)}`,
    method: 'POST',
  }))

export const useChangePassword = (id: string) =>
  useChange<ChangePasswordBody, Done>((body) => ({ path: named('ChangePassword', id), method: 'PUT', body }))

/** Ends one of one's own sessions. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => rest<void>(`/identity/sessions/${id}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
