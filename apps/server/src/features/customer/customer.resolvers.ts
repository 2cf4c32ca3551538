import type { CustomerUpdateInput, Resolvers } from '@fust/contract/resolvers'
import { accessTo, type Actor } from '#request/actor.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import {
  authenticationError,
  authorizationError,
  inputError,
  merged,
  parameterMissing,
} from '#platform/graphql/index.ts'
import { wording, type WordKey } from '#words/words.ts'
import { everybody, signedIn, type PolicyTable } from '#request/policy.ts'
import type { ChoosePasswords, PasswordChangeRefusal } from '#features/passwords/index.ts'
import type { Sessions, SignInRefusal } from '#features/session/index.ts'
import type { OwnUser } from '#features/users/index.ts'
import { wireCustomer } from './customer.wire.ts'

export const customerPolicy: PolicyTable = {
  'Query.customer': signedIn(),
  'Query.customerDownloadableProducts': signedIn(),
  'Query.customerPaymentTokens': signedIn(),
  'Mutation.generateCustomerToken': everybody,
  'Mutation.revokeCustomerToken': signedIn(),
  'Mutation.setCustomerGroup': signedIn(),
  'Mutation.changeCustomerPassword': signedIn(),
  'Mutation.updateCustomerV2': signedIn(),
  'Mutation.updateCustomer': signedIn(),
  'Query.isEmailAvailable': everybody,
}

// Nobody is asked for a code here: such an account has no token.
const REFUSAL_WORDS: Readonly<Record<SignInRefusal['code'], WordKey>> = {
  'wrong-credentials': 'sign-in-failed',
  'account-inactive': 'sign-in-inactive',
  'too-many-requests': 'sign-in-too-often',
  'second-factor-needed': 'sign-in-second-factor',
}

/** What a person changes of their own account; `limitPasswords` throws when an address tries too often. */
type OwnAccount = {
  ownUser: Pick<OwnUser, 'changeNames'>
  choosePasswords: Pick<ChoosePasswords, 'change'>
  limitPasswords: (context: GraphqlContext) => Promise<void>
}

type Names = { firstname?: string | null | undefined; lastname?: string | null | undefined }

/** Adobe's customer, and the tokens of API clients. `limitSignIns` throws when an address tries too often, or passwords give no tokens. */
export function customerResolvers(
  sessions: Sessions,
  limitSignIns: (context: GraphqlContext) => Promise<void>,
  own: OwnAccount,
): Resolvers<GraphqlContext> {
  async function changeNames(input: Words & Names, context: GraphqlContext) {
    const actor = asThemselves(context)
    const field = unkeptField(input)
    if (field !== undefined)
      throw inputError(wording('person.field-not-kept', { field }), 'customer-field-not-kept', `input.${field}`)
    const names = { firstName: input.firstname ?? null, lastName: input.lastname ?? null }
    const outcome = await own.ownUser.changeNames(actor, names)
    if (!outcome.ok) throw changeError(outcome.refusal.code)
    return { customer: wireCustomer({ ...actor, ...outcome.value }) }
  }

  return {
    Query: {
      customer: (_parent, _args, { actor }) => {
        if (!actor) throw authorizationError()
        return wireCustomer(actor)
      },
      customerDownloadableProducts: (_parent, _args, { actor }) => listOfNone(actor),
      customerPaymentTokens: (_parent, _args, { actor }) => listOfNone(actor),
      // The same answer for every address: nobody learns who has an account.
      isEmailAvailable: () => ({ is_email_available: true }),
    },
    Mutation: {
      changeCustomerPassword: async (_parent, { currentPassword, newPassword }, context) => {
        const actor = asThemselves(context)
        if (context.token === null) throw authorizationError()
        await own.limitPasswords(context)
        const change = { oldPassword: currentPassword, newPassword, token: context.token }
        const outcome = await own.choosePasswords.change(actor, change)
        if (!outcome.ok) throw passwordError(outcome.refusal.code)
        context.log.info({ event: 'password-set' }, 'a password was changed')
        return wireCustomer(actor)
      },
      updateCustomerV2: (_parent, { input }, context) => changeNames(input, context),
      updateCustomer: async (_parent, { input: { email, password: _password, ...input } }, context) => {
        if (email != null && email.trim().toLowerCase() !== asThemselves(context).email)
          throw changeError('email-not-changeable')
        return changeNames(input, context)
      },
      setCustomerGroup: async (_parent, { input, ...flat }, { actor, token }) => {
        const { outletid } = merged<{ outletid: string }>(input, flat)
        if (!outletid) throw parameterMissing('outletid')
        const access = actor && accessTo(actor, outletid)
        if (!access || token === null) throw authorizationError()
        await sessions.selectShipTo(token, access.shipToId)
        return { success: true, message: null, customer_group: access.priceGroup, customer_group_id: null }
      },

      generateCustomerToken: async (_parent, { email, password }, context) => {
        await limitSignIns(context)
        const { ip, deviceToken } = context
        const client = { kind: 'bearer' as const, device: '', ip, deviceToken }
        const outcome = await sessions.signIn(email, password, client, context.log)
        if (outcome.ok) return { token: outcome.value.token }
        const { code } = outcome.refusal
        const words = wording(REFUSAL_WORDS[code])
        // As where one address tries too often.
        throw code === 'too-many-requests' ? inputError(words, code) : authenticationError(words)
      },
      revokeCustomerToken: async (_parent, _args, { actor, bearer }) => {
        if (!actor) throw authorizationError()
        if (bearer) await sessions.signOut(bearer)
        return { result: bearer !== null }
      },
    },
  }
}

type Words = { [Name in keyof CustomerUpdateInput | 'email']?: unknown }

const EMPTY: readonly unknown[] = [undefined, null, '', 0, false]

/** A field that says something the portal keeps nowhere; undefined when there is none. */
function unkeptField({ firstname: _first, lastname: _last, custom_attributes: own, ...others }: Words) {
  if (Array.isArray(own) && own.length > 0) return 'custom_attributes'
  return Object.entries(others).find(([, value]) => !EMPTY.includes(value))?.[0]
}

function changeError(code: 'first-name-missing' | 'last-name-missing' | 'email-not-changeable') {
  return inputError(wording(`person.${code}`), code)
}

function passwordError(code: PasswordChangeRefusal['code']) {
  return inputError(wording(PASSWORD_WORDS[code]), code)
}

const PASSWORD_WORDS: Readonly<Record<PasswordChangeRefusal['code'], WordKey>> = {
  'old-password-wrong': 'password.old-wrong',
  'password-requirements': 'password.requirements',
  'password-used-before': 'password.used-before',
  'too-many-requests': 'sign-in-too-often',
}

/** Who changes what is their own; nobody does while ordering for a customer. */
function asThemselves({ actor }: GraphqlContext): Actor {
  if (!actor || actor.orderingFor) throw authorizationError()
  return actor
}

/** Of what shops ask for, and a person has none of here. */
function listOfNone(actor: Actor | null): { items: [] } {
  if (!actor) throw authorizationError()
  return { items: [] }
}
