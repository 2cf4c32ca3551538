import type { ResolversInterfaceTypes, ResolversParentTypes } from './resolvers.generated.ts'

export type * from './resolvers.generated.ts'

type Interfaces = ResolversInterfaceTypes<ResolversParentTypes>

/**
 * What a resolver hands over for a type of the schema, `Wire<'Cart'>`: everything without a resolver of its own. A type
 * behind an interface names itself, `Wire<'SimpleProduct'>`; the interface's own name means any of them.
 */
export type Wire<Name extends keyof ResolversParentTypes> = Name extends keyof Interfaces
  ? Interfaces[Name]
  : ResolversParentTypes[Name] & WireTypename<Name>

type WireTypename<Name> =
  Extract<Interfaces[keyof Interfaces], { __typename: Name }> extends never ? unknown : { __typename: Name }
