import { CUSTOMER_TYPES, ROLES } from '@fust/domain/access'
import {
  EMAIL_MAXIMUM,
  MOST_NEW_USERS,
  PASSWORD_MAXIMUM,
  PERSON_NAME_MAXIMUM,
  PHONE_MAXIMUM,
  USER_SORTS,
  USER_STATUSES,
} from '@fust/domain/account'
import { LANGUAGES } from '@fust/domain/market'
import Type, { type Static } from 'typebox'
import { LAST_PAGE, lineOf, partyId, pathOf, queryOf, text, textOrNull } from './general.ts'
import { SessionUser } from './session.ts'

const MOST_ROLES = 500

const status = (description: string) => Type.Enum([...USER_STATUSES], { description })
const version = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'The version that was read; where the person was changed since, the answer is 409.',
})

/** The part of an address that tells which person is meant. */
/** GraphQL answers the number alone, since Adobe Commerce numbers people. */
const OWN_NUMBER = "The caller's own may be the number that GraphQL answers as `customer.id` (100001 for `U100001`)."

export const UserParams = pathOf({
  id: partyId(`The UID of the person; of another company is not found. ${OWN_NUMBER}`),
})
export type UserParams = Static<typeof UserParams>

/** How an invitation stands that nobody has accepted. */
const InvitationStatus = Type.Union(
  [
    Type.Object({
      state: Type.Enum(['open', 'expired', 'unconfirmed', 'withdrawn', 'declined'], {
        description: '`unconfirmed`: a second administrator of the brewery has to confirm it first.',
      }),
      expiresAt: text('Until when it can be accepted, ISO instant in UTC.'),
    }),
    Type.Null(),
  ],
  {
    description:
      'Of an invitation, which is listed as it was typed until the person accepts; it says nothing of an account that the address may have. Null: of a person.',
  },
)

/** A person with all that is known of them (API-64); what only their company sees is there for their company. */
export const UserInfo = Type.Object({
  ...SessionUser.properties,
  status: status('In the company of the caller: `Inactive` where all roles there are switched off.'),
  version: Type.Integer({ description: 'To be sent back with a change.' }),
  invitation: InvitationStatus,
})
export type UserInfo = Static<typeof UserInfo>

/** A role of a person in a list. */
export const UserRole = Type.Object({
  shipToId: text('Number of the ship-to.'),
  shipToName: text('Its name.'),
  customerType: text('The customer type that the role is for.'),
  role: text('`Owner`, `DelegatedOwner`, `Manager`, `SalesAssociate` or `Basic`.'),
})
export type UserRole = Static<typeof UserRole>

/** A person in the list of their company (API-65). */
export const UserSummary = Type.Object({
  UID: text('What the person is known by.'),
  firstName: text('Of the person.'),
  lastName: text('Of the person.'),
  email: text('The address that the person signs in with.'),
  phone: text('Of the person; empty where nobody told.'),
  status: status('In the company of the caller.'),
  invitation: InvitationStatus,
  roles: Type.Array(UserRole, { description: 'The roles in the company of the caller, switched off or not.' }),
})
export type UserSummary = Static<typeof UserSummary>

/** GET users/GetAllUsersInfo (API-65). */
export const UsersQuery = queryOf({
  search: Type.Optional(lineOf(100, { description: 'A part of the name or of the e-mail address.' })),
  status: Type.Optional(status('Only people of this status.')),
  role: Type.Optional(Type.Enum([...ROLES], { description: 'Only people with this role.' })),
  shipToId: Type.Optional(partyId('Only people with a role at this ship-to.')),
  sort: Type.Optional(Type.Enum([...USER_SORTS], { description: 'The order; by name where it is left out.' })),
  currentPage: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LAST_PAGE, default: 1, description: 'The page, from 1.' }),
  ),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 500, default: 50, description: 'People on a page at most.' }),
  ),
})
export type UsersQuery = Static<typeof UsersQuery>

/** People of the caller's company; beyond the last page there is nobody. */
export const UsersPage = Type.Object({
  users: Type.Array(UserSummary, { description: 'The people of this page.' }),
  totalCount: Type.Integer({ description: 'How many there are on all pages.' }),
  totalPages: Type.Integer({ description: 'How many pages there are.' }),
})
export type UsersPage = Static<typeof UsersPage>

const firstName = lineOf(PERSON_NAME_MAXIMUM, { description: 'Of the person.' })
const lastName = lineOf(PERSON_NAME_MAXIMUM, { description: 'Of the person.' })
const phone = lineOf(PHONE_MAXIMUM, { description: 'With the signs that people put between digits.' })
const locale = Type.Enum([...LANGUAGES], { description: 'The language of letters to the person.' })

/** A role that a person shall have. */
export const RoleToGive = Type.Object(
  {
    shipToId: partyId("A ship-to of the caller's company, else 403."),
    role: Type.Enum([...ROLES], { description: 'What the person may do there.' }),
    customerType: Type.Optional(
      Type.Enum([...CUSTOMER_TYPES], {
        description:
          'One of the choices of GetManagedShipTos; else 422, of the staff of the brewery 403. Left out: that of the ship-to.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type RoleToGive = Static<typeof RoleToGive>

/** POST users/CreateNewUser (API-66). */
export const NewUserBody = Type.Object(
  {
    email: lineOf(EMAIL_MAXIMUM, { description: 'In any letter case; it cannot be changed later.' }),
    firstName,
    lastName,
    phone,
    locale: Type.Optional(locale),
    roles: Type.Array(RoleToGive, {
      minItems: 1,
      maxItems: MOST_ROLES,
      description: 'What the person may do, and where.',
    }),
  },
  { additionalProperties: false },
)
export type NewUserBody = Static<typeof NewUserBody>

/** Who was invited; the answer is the same whether the address has an account elsewhere. */
export const InvitedUser = Type.Object({
  email: text('The address that the invitation goes to.'),
  status: Type.Literal('Invited', { description: 'Always `Invited`.' }),
})
export type InvitedUser = Static<typeof InvitedUser>

const NewUserRow = Type.Object(
  {
    email: lineOf(EMAIL_MAXIMUM, { description: 'As it stands in the file.' }),
    firstName: lineOf(EMAIL_MAXIMUM, { description: 'As it stands in the file.' }),
    lastName: lineOf(EMAIL_MAXIMUM, { description: 'As it stands in the file.' }),
    phone: lineOf(EMAIL_MAXIMUM, { description: 'As it stands in the file.' }),
    locale: lineOf(EMAIL_MAXIMUM, { description: 'A language; empty: that of the caller.' }),
    role: lineOf(EMAIL_MAXIMUM, { description: 'The code of a role, such as `SalesAssociate`.' }),
    shipToIds: Type.Array(partyId('A ship-to.'), { maxItems: MOST_ROLES, description: 'Where the role is given.' }),
  },
  { additionalProperties: false },
)

/** POST users/CreateNewUsers: a file of people, looked at first. */
export const NewUsersBody = Type.Object(
  {
    isDryRun: Type.Boolean({ description: 'True: only tells what is wrong with each row, and invites nobody.' }),
    users: Type.Array(NewUserRow, { minItems: 1, maxItems: MOST_NEW_USERS, description: 'The rows of the file.' }),
  },
  { additionalProperties: false },
)
export type NewUsersBody = Static<typeof NewUsersBody>

/** What came of each row; those without a problem were invited, unless it was a dry run. */
export const NewUsersAnswer = Type.Object({
  rows: Type.Array(
    Type.Object({
      email: text('Whom the row is about.'),
      problems: Type.Array(Type.String(), { description: 'Codes of what is wrong; empty: nothing.' }),
    }),
    { description: 'In the order of the file.' },
  ),
  invited: Type.Integer({ description: 'How many were invited.' }),
})
export type NewUsersAnswer = Static<typeof NewUsersAnswer>

/** PUT users/UpdateUser/{id} (API-68). */
export const UpdateUserBody = Type.Object(
  {
    version,
    email: Type.Optional(
      lineOf(EMAIL_MAXIMUM, { description: 'Cannot be changed: another one than the person has is refused (422).' }),
    ),
    firstName,
    lastName,
    phone,
    locale: Type.Optional(locale),
    roles: Type.Optional(
      Type.Array(RoleToGive, {
        maxItems: MOST_ROLES,
        description: "All roles in the caller's company from now on; left out: they stay. For who manages people only.",
      }),
    ),
  },
  { additionalProperties: false },
)
export type UpdateUserBody = Static<typeof UpdateUserBody>

/** PATCH users/SetUserStatus (API-70). */
export const UserStatusBody = Type.Object(
  {
    UID: partyId(`The person; of another company is not found. ${OWN_NUMBER}`),
    status: Type.Enum(['Active', 'Inactive'], {
      description:
        'With it all roles in the company are switched on or off. Who has no password yet becomes `Invited`.',
    }),
  },
  { additionalProperties: false },
)
export type UserStatusBody = Static<typeof UserStatusBody>

/** POST users/ResendVerificationEmail/{id} (API-71). */
export const ResendBody = Type.Object(
  { email: lineOf(EMAIL_MAXIMUM, { description: 'The address of the person, in any letter case.' }) },
  { additionalProperties: false },
)
export type ResendBody = Static<typeof ResendBody>

/** PUT users/SetFirstPassword (API-60). */
export const FirstPasswordBody = Type.Object(
  {
    token: lineOf(64, { least: 1, description: 'What stands behind `#` in the link of the invitation.' }),
    password: lineOf(PASSWORD_MAXIMUM, {
      description: 'At least 12 characters with a small letter, a capital and a numeral.',
    }),
    acceptsTerms: Type.Boolean({ description: 'An invitation is not accepted without.' }),
  },
  { additionalProperties: false },
)
export type FirstPasswordBody = Static<typeof FirstPasswordBody>

/** PUT users/SetFirstUserInfoSMS (API-61). */
export const FirstPhoneBody = Type.Object({ phone }, { additionalProperties: false })
export type FirstPhoneBody = Static<typeof FirstPhoneBody>

/** PUT users/ChangePassword/{UID} (API-69). */
export const ChangePasswordBody = Type.Object(
  {
    oldPassword: lineOf(PASSWORD_MAXIMUM, { description: 'The one that the person signs in with until now.' }),
    newPassword: lineOf(PASSWORD_MAXIMUM, {
      description: 'At least 12 characters with a small letter, a capital and a numeral, and none of the last five.',
    }),
  },
  { additionalProperties: false },
)
export type ChangePasswordBody = Static<typeof ChangePasswordBody>

/** GET users/IsEmailLogin (API-67). */
export const EmailLoginQuery = queryOf({
  emailAddress: lineOf(EMAIL_MAXIMUM, { least: 1, description: 'The answer is the same for every address.' }),
})
export type EmailLoginQuery = Static<typeof EmailLoginQuery>

export const EmailLogin = Type.Object({
  emailLogin: Type.Boolean({ description: 'Always true: whether an address has an account is told to nobody.' }),
})
export type EmailLogin = Static<typeof EmailLogin>

/** That something was done. */
export const Done = Type.Object({ success: Type.Literal(true, { description: 'Always true: else it is refused.' }) })
export type Done = Static<typeof Done>

/** GET users/GetUserChanges: what was done to the people of a company, and who of the brewery ordered for it. */
export const UserChangesQuery = queryOf({
  id: Type.Optional(partyId(`Only what was done to this person. ${OWN_NUMBER}`)),
  before: Type.Optional(
    Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Only what came before this entry.' }),
  ),
})
export type UserChangesQuery = Static<typeof UserChangesQuery>

export const UserChange = Type.Object({
  id: Type.Integer({ description: 'What the entry is known by; a later one has a larger number.' }),
  at: text('When, ISO instant in UTC.'),
  action: text(
    '`invited`, `invited-again`, `updated`, `role-given`, `role-changed`, `role-taken`, `deactivated`, `activated`, `invitation-accepted`, `invitation-declined`, `invitation-withdrawn` or `invitation-confirmed`; of somebody of the brewery `ordering-for-began`, `ordering-for-ended` or `order-placed`.',
  ),
  by: text('Who did it, by name; empty where the person is gone.'),
  UID: text('To whom it was done; empty where it was done for the company.'),
  name: text('To whom it was done, by name; empty where it was done for the company.'),
  shipToName: textOrNull('Where, of a role or an order; else null.'),
  orderNumber: textOrNull('The number that the order had when it was placed; null where it is about none.'),
  role: textOrNull('Which role there is from then on; else null.'),
  was: textOrNull('Which role there was until then; else null.'),
})
export type UserChange = Static<typeof UserChange>

/** The newest first, 50 at the most. */
export const UserChanges = Type.Object({
  changes: Type.Array(UserChange, { description: 'The newest first.' }),
  hasMore: Type.Boolean({ description: 'True when there are older ones.' }),
})
export type UserChanges = Static<typeof UserChanges>

/** A ship-to of the caller's company, with what roles there can be for. */
export const ManagedShipTos = Type.Object({
  shipTos: Type.Array(
    Type.Object({
      companyId: text('Number of the company.'),
      companyName: text('Its name.'),
      shipToId: text('Number of the ship-to.'),
      shipToName: text('Its name.'),
      address: text('Its address in one line.'),
      customerType: text('The customer type that a role there is for unless said otherwise.'),
      orderingPeople: Type.Integer({ description: 'How many active people have a role there by which they order.' }),
      choices: Type.Array(
        Type.Object({
          customerType: text('A customer type.'),
          roles: Type.Array(Type.Enum([...ROLES]), { description: 'The roles that the caller may give for it.' }),
        }),
        { description: 'What the caller may give somebody new there.' },
      ),
    }),
    { description: 'Where roles can be given.' },
  ),
})
export type ManagedShipTos = Static<typeof ManagedShipTos>

/** DELETE /identity/sessions/{id} */
export const SessionParams = Type.Object(
  { id: Type.String({ pattern: '^[0-9a-f]{32}$', description: 'What the session is known by.' }) },
  { additionalProperties: false },
)
export type SessionParams = Static<typeof SessionParams>

/** GET /identity/sessions: where the person is signed in. */
export const OwnSessions = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: text('What the session is known by; it opens nothing.'),
      device: text(
        'Browser and system as they say themselves, such as `Firefox, Windows`; empty where nothing was said.',
      ),
      since: text('When the person signed in, ISO instant in UTC.'),
      lastSeen: text('When it was used last, to the minute, ISO instant in UTC.'),
      isCurrent: Type.Boolean({ description: 'True of the session that asks.' }),
      isClient: Type.Boolean({ description: 'True of a client of the calls, false of a browser.' }),
    }),
    { description: 'The one used last comes first.' },
  ),
})
export type OwnSessions = Static<typeof OwnSessions>
