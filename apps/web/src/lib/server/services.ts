import type { Service } from '@fust/domain/access'
import { BREWERY } from '../market/brewery.ts'

/** Where the server leads on to a service of others, signed in. */
export const serviceAddress = (service: Service): ServiceAddress => `/identity/services/${service}`
export type ServiceAddress = `/identity/services/${Service}`

/** Whether the operator has connected a service. */
export const isConnected = (service: Service): boolean => BREWERY.services.includes(service)

/** True for an address that the server answers, and no page of the app. */
export const isOfServer = (href: string): href is `/identity/${string}` => href.startsWith('/identity/')
