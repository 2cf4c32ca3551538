import { EMAIL_MAXIMUM, PASSWORD_MAXIMUM } from '@fust/domain/account'
import Type, { type Static } from 'typebox'
import { lineOf, text, textOrNull } from './general.ts'

const isTrue = (description: string) => Type.Boolean({ description })

/** One role on one ship-to; `permission` is the comma-separated list and the flags say which of them are switched on (P§3). */
export const RolePermission = Type.Object({
  customerType: text('The customer type that the role is for, such as `OntradeTank`.'),
  rolename: text('Customer type and role in words, such as `Ontrade Tank Owner`.'),
  roleid: text('Role and customer type as codes, such as `Owner.OntradeTank`.'),
  permission: text('The permissions of the role, with commas between them.'),
  permissionFlags: Type.Record(Type.String(), Type.Union([Type.Literal('0'), Type.Literal('1')]), {
    description: 'Each of these permissions with `1` when it is switched on.',
  }),
})
export type RolePermission = Static<typeof RolePermission>

/** What a person may do for one ship-to (P§3). */
export const ShipToPermission = Type.Object({
  companyId: text('Number of the company that the ship-to belongs to.'),
  companyName: text('Name of that company.'),
  shipToId: text('Number of the ship-to.'),
  shipToName: text('Name of the ship-to.'),
  shipToStatus: text('`ACTIVE` or `SUSPENDED`; nothing can be ordered for the latter.'),
  shipToAddress: text('Its address in one line.'),
  rpDetails: Type.Array(RolePermission, { description: 'The roles of the person there; their permissions add up.' }),
})
export type ShipToPermission = Static<typeof ShipToPermission>

/** The signed-in person, as the session check answers (P§3 User, C§7.7). */
export const SessionUser = Type.Object({
  UID: text('What the person is known by.'),
  isLoggedIn: isTrue('Always true: of a visitor there is no person.'),
  firstLogin: isTrue('True until the person has signed in once.'),
  showTutorial: Type.Integer({ description: 'How often the tutorial was shown.' }),
  country: text('Two-letter code (ISO 3166-1).'),
  userValidation: isTrue('False until the person is verified; nothing can be ordered before.'),
  firstName: text('Of the person.'),
  lastName: text('Of the person.'),
  email: text('The address that the person signs in with.'),
  phone: text('Of the person; empty where the brewery knows none.'),
  locale: text('The language that the person chose, such as `nl`.'),
  isActive: isTrue('False for somebody who was deactivated.'),
  role: text('The role at the first of the ship-tos, in words; empty without any.'),
  termsAgreed: isTrue('True when the terms were accepted.'),
  isKeyAccount: isTrue('True when the brewery marks the person as a key account.'),
  emailLogin: isTrue('False for somebody who signs in by phone.'),
  defaultShipToID: textOrNull('Number of the ship-to that a session begins with; null when none is chosen.'),
  allAvailablePermission: Type.Array(Type.String(), { description: 'The permissions at all ship-tos, each once.' }),
  permissionSchema: Type.Array(ShipToPermission, { description: 'The ship-tos of the person, with the roles there.' }),
})
export type SessionUser = Static<typeof SessionUser>

/** POST /identity/sign-in */
export const SignInBody = Type.Object(
  {
    email: lineOf(EMAIL_MAXIMUM, { description: 'In any letter case.' }),
    password: lineOf(PASSWORD_MAXIMUM, { description: 'After five wrong ones the account is locked for a while.' }),
  },
  { additionalProperties: false },
)
export type SignInBody = Static<typeof SignInBody>

/** GET /identity/session and the answer to a sign-in; `user` is null for a visitor. */
export const SessionAnswer = Type.Object({
  user: Type.Union([SessionUser, Type.Null()], { description: 'Who is signed in; null for a visitor.' }),
})
export type SessionAnswer = Static<typeof SessionAnswer>

/** GET /identity/demo-accounts: whom a demo can be tried as. */
export const DemoAccounts = Type.Object({
  password: text('The password of all of them.'),
  accounts: Type.Array(
    Type.Object({
      email: text('What to sign in with.'),
      description: Type.Record(Type.String(), Type.String(), { description: 'Who that is, by language.' }),
    }),
    { description: 'Whom the demo can be tried as.' },
  ),
})
export type DemoAccounts = Static<typeof DemoAccounts>

/** Every refused or failed REST call; `code` is stable, `requestId` finds it in the log. */
export const Problem = Type.Object({
  status: Type.Integer({ description: 'The status of the answer.' }),
  code: text('Why, by a stable name.'),
  message: text('Why, in English, for people who read logs.'),
  requestId: text('What finds the request in the log; also in the header `x-request-id`.'),
})
export type Problem = Static<typeof Problem>
