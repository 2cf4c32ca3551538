import type { Resolvers } from '@fust/contract/resolvers'
import { inputError } from '#platform/graphql/index.ts'
import type { GraphqlContext } from '#request/graphql-context.ts'
import { everybody, type PolicyTable } from '#request/policy.ts'
import { unlessTooOften, type SignInLimit } from '#features/session/index.ts'
import { refusalWords } from './password-words.ts'
import type { ChoosePasswords } from './passwords.service.ts'

export const passwordPolicy: PolicyTable = {
  'Mutation.requestPasswordResetEmail': everybody,
  'Mutation.resetPassword': everybody,
}

/** Adobe's way to a new password. */
export function passwordResolvers(
  choosePasswords: ChoosePasswords,
  mayTrySignIn: SignInLimit,
): Resolvers<GraphqlContext> {
  return {
    Mutation: {
      requestPasswordResetEmail: async (_parent, { email }, context) => {
        await unlessTooOften(mayTrySignIn, context)
        await choosePasswords.askForLink(email)
        return true
      },
      resetPassword: async (_parent, { email, resetPasswordToken, newPassword }, context) => {
        await unlessTooOften(mayTrySignIn, context)
        const wish = { purpose: 'password-reset' as const, token: resetPasswordToken, password: newPassword, email }
        const outcome = await choosePasswords.choose(wish)
        if (outcome.ok) return true
        const { code } = outcome.refusal
        throw inputError(refusalWords(code), code)
      },
    },
  }
}
