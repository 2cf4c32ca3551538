import { EMAIL_MAXIMUM, PASSWORD_MAXIMUM } from '@fust/domain/account'
import Type, { type Static } from 'typebox'
import { lineOf, NullableText } from './general.ts'

/** One role on one ship-to; `permission` is the comma-separated list and the flags say which of them are switched on (P§3). */
export const RolePermission = Type.Object({
  customerType: Type.String(),
  rolename: Type.String(),
  roleid: Type.String(),
  permission: Type.String(),
  permissionFlags: Type.Record(Type.String(), Type.Union([Type.Literal('0'), Type.Literal('1')])),
})
export type RolePermission = Static<typeof RolePermission>

/** What a person may do for one ship-to (P§3). */
export const ShipToPermission = Type.Object({
  companyId: Type.String(),
  companyName: Type.String(),
  shipToId: Type.String(),
  shipToName: Type.String(),
  shipToStatus: Type.String(),
  shipToAddress: Type.String(),
  rpDetails: Type.Array(RolePermission),
})
export type ShipToPermission = Static<typeof ShipToPermission>

/** The signed-in person, as the session check answers (P§3 User, C§7.7). */
export const SessionUser = Type.Object({
  UID: Type.String(),
  isLoggedIn: Type.Boolean(),
  firstLogin: Type.Boolean(),
  showTutorial: Type.Integer(),
  country: Type.String(),
  userValidation: Type.Boolean(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  locale: Type.String(),
  isActive: Type.Boolean(),
  role: Type.String(),
  termsAgreed: Type.Boolean(),
  isKeyAccount: Type.Boolean(),
  emailLogin: Type.Boolean(),
  defaultShipToID: NullableText,
  allAvailablePermission: Type.Array(Type.String()),
  permissionSchema: Type.Array(ShipToPermission),
})
export type SessionUser = Static<typeof SessionUser>

/** POST /identity/sign-in */
export const SignInBody = Type.Object(
  { email: lineOf(EMAIL_MAXIMUM), password: lineOf(PASSWORD_MAXIMUM) },
  { additionalProperties: false },
)
export type SignInBody = Static<typeof SignInBody>

/** GET /identity/session and the answer to a sign-in; `user` is null for a visitor. */
export const SessionAnswer = Type.Object({ user: Type.Union([SessionUser, Type.Null()]) })
export type SessionAnswer = Static<typeof SessionAnswer>

/** GET /identity/demo-accounts: whom a demo can be tried as. */
export const DemoAccounts = Type.Object({
  password: Type.String(),
  accounts: Type.Array(Type.Object({ email: Type.String(), description: Type.Record(Type.String(), Type.String()) })),
})
export type DemoAccounts = Static<typeof DemoAccounts>

/** Every refused or failed REST call; `code` is stable, `requestId` finds it in the log. */
export const Problem = Type.Object({
  status: Type.Integer(),
  code: Type.String(),
  message: Type.String(),
  requestId: Type.String(),
})
export type Problem = Static<typeof Problem>
