import { ForgetDevicesBody, Problem, SaveDeviceBody, ShownDeviceParams, ToldHere } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { answerRefusal } from '#platform/errors.ts'
import { deviceHashOf, deviceToKeep, writeDeviceCookie } from '#request/device-cookie.ts'
import { everybody, signedIn, type PolicyTable } from '#request/policy.ts'
import { GENERAL } from '#request/rest-calls.ts'
import type { SessionCookie } from '#request/session-token.ts'
import type { PushDevices } from './push-devices.service.ts'

const HERE = `${GENERAL}/notifications/GetDevice`
const SAVE = `${GENERAL}/notifications/SaveDevice`
const FORGET = `${GENERAL}/notifications/ForgetDevices`
const SHOWN = '/identity/devices/:id'

export const pushDevicesPolicy: PolicyTable = {
  [`GET ${HERE}`]: signedIn('My Profile'),
  [`POST ${SAVE}`]: signedIn('My Profile'),
  [`POST ${FORGET}`]: signedIn('My Profile'),
  [`GET ${SHOWN}`]: everybody,
}

type Needs = { pushDevices: PushDevices; cookie: SessionCookie }

/** The browsers in which people are told what is new. */
export function pushDevicesRoutes(app: FastifyInstance, { pushDevices, cookie: { secure } }: Needs): void {
  app.get(
    HERE,
    { schema: { summary: 'What the caller is told in this browser', response: { 200: ToldHere } } },
    async (request, reply) => {
      const here = await pushDevices.read(request.actor, `GET ${HERE}`, deviceHashOf(request, secure))
      return here.ok ? reply.send(here.value) : answerRefusal(request, reply, here.refusal)
    },
  )

  app.post<{ Body: SaveDeviceBody }>(
    SAVE,
    {
      schema: {
        summary: 'Says what the caller wants to be told in this browser; answers what holds then',
        body: SaveDeviceBody,
        response: { 200: ToldHere },
      },
    },
    async (request, reply) => {
      const { endpoint, publicKey, authSecret, kinds } = request.body
      const device = deviceToKeep(request, secure)
      const here = await pushDevices.save(request.actor, `POST ${SAVE}`, {
        deviceHash: device.hash,
        target: {
          endpoint,
          publicKey: Buffer.from(publicKey, 'base64url'),
          authSecret: Buffer.from(authSecret, 'base64url'),
        },
        kinds,
      })
      if (!here.ok) return answerRefusal(request, reply, here.refusal)
      writeDeviceCookie(reply, device.token, secure)
      return here.value
    },
  )

  app.post<{ Body: ForgetDevicesBody }>(
    FORGET,
    {
      schema: {
        summary: 'Tells the caller nothing more in this browser, or in no other; answers what holds then',
        body: ForgetDevicesBody,
        response: { 200: ToldHere },
      },
    },
    async (request, reply) => {
      const deviceHash = deviceHashOf(request, secure)
      const here = await pushDevices.forget(request.actor, `POST ${FORGET}`, { where: request.body.where, deviceHash })
      return here.ok ? here.value : answerRefusal(request, reply, here.refusal)
    },
  )
}

/**
 * Asked by the service worker before it shows what was pushed: meanwhile its person may have logged out there, or left.
 * Nobody needs to be signed in: the cookie says which browser it is.
 */
export function shownDeviceRoutes(app: FastifyInstance, { pushDevices, cookie: { secure } }: Needs): void {
  app.get<{ Params: ShownDeviceParams }>(
    SHOWN,
    {
      schema: {
        summary: 'Whether this browser is a device on which its person is still told',
        params: ShownDeviceParams,
        response: { 204: Type.Null(), 404: Problem, 422: Problem, 429: Problem, 500: Problem, 503: Problem },
      },
    },
    async (request, reply) => {
      const device = deviceHashOf(request, secure)
      if (device && (await pushDevices.mayShow(request.params.id, device))) return reply.code(204).send()
      return answerRefusal(request, reply, { code: 'not-found' })
    },
  )
}
