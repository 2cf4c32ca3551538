import type { CustomerUpdateInput, Resolvers } from '@fust/contract/resolvers'
import type { Actor } from '#request/actor.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { authorizationError, inputError } from '#platform/graphql/index.ts'
import { wording, type WordKey } from '#words/words.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import type { ChoosePasswords, PasswordChangeRefusal } from '#features/passwords/index.ts'
import type { OwnUser } from '#features/users/index.ts'
import { wireCustomer } from './customer.wire.ts'

export const ownAccountPolicy: PolicyTable = {
  'Mutation.changeCustomerPassword': signedIn(),
  'Mutation.updateCustomerV2': signedIn(),
  'Mutation.updateCustomer': signedIn(),
}

type OwnAccount = {
  ownUser: Pick<OwnUser, 'changeNames'>
  choosePasswords: Pick<ChoosePasswords, 'change'>
  /** Throws when an address tries too often. */
  limitPasswords: (context: GraphqlContext) => Promise<void>
}

type Names = { firstname?: string | null | undefined; lastname?: string | null | undefined }

/** What people change of their own account. */
export function ownAccountResolvers(own: OwnAccount): Resolvers<GraphqlContext> {
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
