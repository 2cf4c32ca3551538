import { EMAIL_MAXIMUM, PASSWORD_MAXIMUM } from '@fust/domain/account'
import Type, { type Static } from 'typebox'
import { LAST_PAGE, lineOf, partyId, pathOf, queryOf, text, textOrNull } from './general.ts'

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

/** A customer that somebody of the brewery orders for. */
export const OrderedFor = Type.Object({
  companyId: text('Number of the company.'),
  companyName: text('Name of the company.'),
})
export type OrderedFor = Static<typeof OrderedFor>

/** The signed-in person, as the session check answers (P§3 User, C§7.7). */
export const SessionUser = Type.Object({
  UID: text('What the person is known by.'),
  isLoggedIn: isTrue('Always true: of a visitor there is no person.'),
  firstLogin: isTrue('True until the person has signed in once.'),
  showTutorial: Type.Integer({
    description: 'How often the tutorial still opens by itself: 3 for who never saw it, 0 for who has seen enough.',
  }),
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
  orderingFor: Type.Union([OrderedFor, Type.Null()], {
    description: 'The customer that the person orders for in this session, for the brewery; null: as themselves.',
  }),
  hasCustomers: isTrue('True for staff of the brewery who may order for a customer of theirs.'),
  managesUsers: isTrue(
    'True for who manages the people of a company: its Key user or designated administrator, staff of the brewery who look after it, the administrator of the brewery.',
  ),
  openInvitations: Type.Integer({
    description: 'How many invitations of companies wait for the answer of the person.',
  }),
  owesSecondFactor: isTrue(
    'True for an administrator of the brewery who has to set up a second factor before anything else is answered.',
  ),
})
export type SessionUser = Static<typeof SessionUser>

/** The part of an address that tells which invitation is meant. */
export const InvitationParams = pathOf({ id: partyId('The invitation; one to another address is not found.') })
export type InvitationParams = Static<typeof InvitationParams>

/** GET /identity/invitations: what the person is invited to, the newest first. */
export const OwnInvitations = Type.Object({
  invitations: Type.Array(
    Type.Object({
      id: text('What the invitation is known by.'),
      invitedBy: text('Who invites, by name.'),
      expiresAt: text('Until when it can be accepted, ISO instant in UTC.'),
      roles: Type.Array(
        Type.Object({
          companyName: text('The company that the ship-to belongs to.'),
          shipToId: text('Number of the ship-to.'),
          shipToName: text('Its name.'),
          customerType: text('The customer type that the role is for.'),
          role: text('`Owner`, `DelegatedOwner`, `Manager`, `SalesAssociate` or `Basic`.'),
        }),
        { description: 'The roles that hold once the person accepts.' },
      ),
    }),
    { description: 'Those that wait for an answer.' },
  ),
})
export type OwnInvitations = Static<typeof OwnInvitations>

/** POST /identity/sign-in */
export const SignInBody = Type.Object(
  {
    email: lineOf(EMAIL_MAXIMUM, { description: 'In any letter case.' }),
    password: lineOf(PASSWORD_MAXIMUM, { description: 'After five wrong ones the account is locked for a while.' }),
  },
  { additionalProperties: false },
)
export type SignInBody = Static<typeof SignInBody>

/** POST /identity/logout (API-106) */
export const LogoutQuery = Type.Object(
  {
    uid: Type.Optional(
      lineOf(40, {
        least: 1,
        description:
          'The UID of who is to be signed out, or its number (100001 for `U100001`); nobody is while somebody else is signed in (403).',
      }),
    ),
  },
  { additionalProperties: false },
)
export type LogoutQuery = Static<typeof LogoutQuery>

/** POST /identity/password-link */
export const PasswordLinkBody = Type.Object(
  {
    email: lineOf(EMAIL_MAXIMUM, {
      least: 1,
      description: 'In any letter case; the answer is the same for every address.',
    }),
  },
  { additionalProperties: false },
)
export type PasswordLinkBody = Static<typeof PasswordLinkBody>

const link = {
  purpose: Type.Enum(['invitation', 'password-reset'], {
    description: 'What the link is for: `invitation` leads to /verification, `password-reset` to /reset-password.',
  }),
  token: lineOf(64, { least: 1, description: 'What stands behind `#` in the link.' }),
}

/** POST /identity/link */
export const LinkBody = Type.Object(link, { additionalProperties: false })
export type LinkBody = Static<typeof LinkBody>

/** Whose link it is, while it can be used. */
export const LinkAnswer = Type.Object({
  email: text('The address that the link was sent to, and that the person signs in with.'),
  firstName: text('Of the person.'),
})
export type LinkAnswer = Static<typeof LinkAnswer>

/** POST /identity/password */
export const NewPasswordBody = Type.Object(
  {
    ...link,
    password: lineOf(PASSWORD_MAXIMUM, {
      description:
        'At least 12 characters with a small letter, a capital and a numeral, none of the last five, and none that many people use.',
    }),
    acceptsTerms: Type.Optional(
      isTrue('True when the person accepts the terms of the brewery; an invitation is not accepted without.'),
    ),
  },
  { additionalProperties: false },
)
export type NewPasswordBody = Static<typeof NewPasswordBody>

/** GET /identity/session and the answer to a sign-in; `user` is null for a visitor. */
export const SessionAnswer = Type.Object({
  user: Type.Union([SessionUser, Type.Null()], { description: 'Who is signed in; null for a visitor.' }),
})
export type SessionAnswer = Static<typeof SessionAnswer>

/** The answer to a sign-in; where a second factor is asked nobody is signed in yet. */
export const SignInAnswer = Type.Object({
  user: SessionAnswer.properties.user,
  secondStep: Type.Optional(
    text('The token for `POST /identity/second-step`, for ten minutes; left out where no second factor is asked.'),
  ),
  hasPasskey: Type.Optional(isTrue('True where a passkey may be shown in place of the code.')),
})
export type SignInAnswer = Static<typeof SignInAnswer>

/** POST /identity/second-step */
export const SecondStepBody = Type.Object(
  {
    token: lineOf(64, { least: 1, description: '`secondStep` of the answer to the sign-in.' }),
    code: lineOf(32, { least: 1, description: 'Six digits of the app, or one of the recovery codes.' }),
  },
  { additionalProperties: false },
)
export type SecondStepBody = Static<typeof SecondStepBody>

/** POST /identity/second-factor, /identity/second-factor/recovery-codes and /identity/second-factor/removal */
export const FactorPasswordBody = Type.Object(
  { password: lineOf(PASSWORD_MAXIMUM, { description: 'The password of the person, once more.' }) },
  { additionalProperties: false },
)
export type FactorPasswordBody = Static<typeof FactorPasswordBody>

/** POST /identity/second-factor/confirmation */
export const FactorCodeBody = Type.Object(
  { code: lineOf(32, { least: 1, description: 'Six digits of the app; spaces do not count.' }) },
  { additionalProperties: false },
)
export type FactorCodeBody = Static<typeof FactorCodeBody>

/** A passkey, as its person sees it. */
const OwnPasskey = Type.Object({
  id: text('What it is known by.'),
  name: text('What its person calls it.'),
  since: text('When it was added, ISO instant in UTC.'),
  lastUsed: textOrNull('When somebody last signed in by it, ISO instant in UTC; null: never.'),
})

/** GET /identity/second-factor */
export const OwnSecondFactor = Type.Object({
  since: textOrNull('When the code of an app was switched on, ISO instant in UTC; null where none is asked.'),
  recoveryCodesLeft: Type.Integer({ description: 'How many recovery codes were not used yet.' }),
  isRequired: isTrue('True for an administrator of the brewery who may not be without a second factor.'),
  passkeys: Type.Array(OwnPasskey, { description: 'The passkeys of the person, the oldest first; at most 10.' }),
})
export type OwnSecondFactor = Static<typeof OwnSecondFactor>

/** What an app is set up with; it is told this once. */
export const NewSecondFactor = Type.Object({
  secret: text('To type into the app (base32).'),
  address: text('The same as an address that an app on the device opens (`otpauth:`).'),
  squares: Type.Array(Type.String(), {
    description: 'The address as a QR code, row by row with its margin: `1` is dark, `0` is light.',
  }),
})
export type NewSecondFactor = Static<typeof NewSecondFactor>

/** Ten codes that work once each; they are told this once. */
export const RecoveryCodes = Type.Object({
  codes: Type.Array(Type.String(), { description: 'Such as `ABCD-EFGH-IJKL-MNOP`.' }),
})
export type RecoveryCodes = Static<typeof RecoveryCodes>
/** GET /identity/customers */
export const CustomersQuery = queryOf({
  search: Type.Optional(
    lineOf(100, { description: 'Words that all are in the name, the number, or a ship-to with its address.' }),
  ),
  currentPage: Type.Optional(
    Type.Integer({ minimum: 1, maximum: LAST_PAGE, default: 1, description: 'The page, from 1.' }),
  ),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Customers on a page at most.' }),
  ),
})
export type CustomersQuery = Static<typeof CustomersQuery>

/** The customers that the person may order for; beyond the last page there is nobody. */
export const CustomersPage = Type.Object({
  customers: Type.Array(
    Type.Object({
      ...OrderedFor.properties,
      shipTos: Type.Array(
        Type.Object({
          shipToId: text('Number of the ship-to.'),
          name: text('Name of the ship-to.'),
          address: text('Its address in one line.'),
          isSuspended: isTrue('True where nothing can be ordered.'),
        }),
        { description: 'The ship-tos that can be ordered for.' },
      ),
    }),
    { description: 'The customers of this page, by name.' },
  ),
  totalCount: Type.Integer({ description: 'How many there are on all pages.' }),
  totalPages: Type.Integer({ description: 'How many pages there are.' }),
})
export type CustomersPage = Static<typeof CustomersPage>

/** POST /identity/ordering-for */
export const OrderForBody = Type.Object(
  { companyId: partyId('Number of a customer of the person’s; any other is not found.') },
  { additionalProperties: false },
)
export type OrderForBody = Static<typeof OrderForBody>

/** GET /identity/single-sign-on */
export const SignOnProviders = Type.Object({
  providers: Type.Array(
    Type.Object({
      name: text('What it is called in addresses.'),
      title: text('What people call it.'),
    }),
    { description: 'The providers that the login page names.' },
  ),
  asksByEmail: isTrue('True when people with addresses of some domains sign in at a provider of theirs.'),
})
export type SignOnProviders = Static<typeof SignOnProviders>

/** POST /identity/sign-in-way */
export const SignOnWayBody = Type.Object(
  { email: lineOf(EMAIL_MAXIMUM, { least: 1, description: 'What somebody typed; only its domain counts.' }) },
  { additionalProperties: false },
)
export type SignOnWayBody = Static<typeof SignOnWayBody>

/** Where people with such an address sign in; `provider` is null where they do it by password. */
export const SignOnWay = Type.Object({
  provider: Type.Union(
    [Type.Object({ name: text('What it is called in addresses.'), title: text('What people call it.') }), Type.Null()],
    { description: 'The provider of the domain; null where people sign in by password.' },
  ),
})
export type SignOnWay = Static<typeof SignOnWay>

/** The provider in the path of a sign-on. */
export const SignOnParams = Type.Object(
  { provider: lineOf(40, { least: 1, description: 'What the provider is called in addresses.' }) },
  { additionalProperties: false },
)
export type SignOnParams = Static<typeof SignOnParams>

/** GET /identity/single-sign-on/{provider} */
export const SignOnStart = queryOf({
  back: Type.Optional(lineOf(2_000, { description: 'The path to come back to; left out: the home page.' })),
  email: Type.Optional(lineOf(EMAIL_MAXIMUM, { description: 'What was typed, so that nobody types it twice.' })),
})
export type SignOnStart = Static<typeof SignOnStart>

/** POST /identity/phone-verification */
export const PhoneCodeBody = Type.Object(
  { code: Type.String({ pattern: '^[0-9]{6}$', description: 'The six digits of the SMS.' }) },
  { additionalProperties: false },
)
export type PhoneCodeBody = Static<typeof PhoneCodeBody>

/** POST /identity/account-recovery */
export const RecoveryBody = Type.Object(
  {
    customerNumber: lineOf(40, { least: 1, description: 'Number of the company at the brewery.' }),
    postcode: lineOf(16, { least: 1, description: 'Postcode of the company.' }),
    invoiceNumber: lineOf(40, { least: 1, description: 'Number of an invoice of the last twelve months.' }),
  },
  { additionalProperties: false },
)
export type RecoveryBody = Static<typeof RecoveryBody>

/** The addresses that the company’s Key users sign in with, as far as one knows one’s own by. */
export const RecoveryAnswer = Type.Object({
  addresses: Type.Array(Type.String(), { description: 'Such as `m••••@cafe.example`.' }),
})
export type RecoveryAnswer = Static<typeof RecoveryAnswer>

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
