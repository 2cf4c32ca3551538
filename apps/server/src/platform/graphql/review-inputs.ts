import {
  type DefinitionNode,
  type DocumentNode,
  getNamedType,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  type ValueNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { fragmentsOf } from './fragments.ts'
import {
  entryPlace,
  fieldPlace,
  type InputLimits,
  outerPlace,
  type Place,
  reviewEntries,
  reviewName,
  reviewNumber,
  reviewText,
} from './input-limits.ts'

type Fault = GraphQLError | undefined
type Variables = Readonly<Record<string, unknown>>

/** The values of a document: what is wrong with those written out, and how to tell what is wrong with those sent along. */
export type ReviewedInputs = {
  fault: Fault
  reviewVariables: (operation: OperationDefinitionNode) => (variables: Variables) => Fault
}

/** Where the variables of one definition go to, and which fragments it spreads. */
type Uses = { places: Map<string, Place[]>; spreads: Set<string> }

/** Holds values against the limits of the places that take them. The document may be invalid still. */
export function reviewInputs(schema: GraphQLSchema, limits: InputLimits, document: DocumentNode): ReviewedInputs {
  const usesOf = new Map<DefinitionNode, Uses>()
  const fault = first(document.definitions, (definition) => {
    const uses: Uses = { places: new Map(), spreads: new Set() }
    usesOf.set(definition, uses)
    return reviewDefinition(schema, limits, definition, uses)
  })
  return { fault, reviewVariables }

  function reviewVariables(operation: OperationDefinitionNode) {
    let places: Uses['places'] | undefined
    const defaults = defaultsOf(operation)
    return (variables: Variables): Fault => {
      places ??= placesWithin(document, usesOf, operation)
      return first(Object.entries({ ...defaults, ...variables }), ([name, value]) => {
        const taking = places?.get(name) ?? [outerPlace(`$${name}`)]
        return reviewName(name) ?? first(taking, (place) => reviewValue(limits, value, place))
      })
    }
  }
}

/** Reviews what one definition writes out, and notes where it takes variables. */
function reviewDefinition(schema: GraphQLSchema, limits: InputLimits, definition: DefinitionNode, uses: Uses): Fault {
  const types = new TypeInfo(schema)
  let fault: Fault
  visit(
    definition,
    visitWithTypeInfo(types, {
      Name: ({ value }) => {
        fault ??= reviewName(value)
      },
      FragmentSpread: ({ name }) => {
        uses.spreads.add(name.value)
      },
      VariableDefinition: ({ variable, defaultValue }) => {
        if (defaultValue) fault ??= reviewLiteral(defaultValue, outerPlace(`$${variable.name.value}`))
      },
      Argument: ({ name, value }) => {
        const field = types.getFieldDef()?.name ?? ''
        const limit = limits[`${types.getParentType()?.name}.${field}(${name.value}:)`]
        const place = outerPlace(`${field}.${name.value}`, getNamedType(types.getInputType()), limit)
        fault ??= reviewName(name.value) ?? reviewLiteral(value, place)
        return false
      },
    }),
  )
  return fault

  function reviewLiteral(node: ValueNode, place: Place): Fault {
    switch (node.kind) {
      case Kind.VARIABLE:
        return noteUse(uses.places, node.name.value, place)
      case Kind.STRING:
        return reviewText(node.value, place)
      case Kind.ENUM:
        return reviewName(node.value)
      case Kind.INT:
      case Kind.FLOAT:
        return reviewText(node.value, place) ?? reviewNumber(Number(node.value), place)
      case Kind.LIST:
        return (
          reviewEntries(node.values.length, place) ??
          first(node.values, (value, index) => reviewLiteral(value, entryPlace(place, index)))
        )
      case Kind.OBJECT:
        return (
          reviewEntries(node.fields.length, place) ??
          first(
            node.fields,
            ({ name, value }) => reviewName(name.value) ?? reviewLiteral(value, fieldPlace(limits, place, name.value)),
          )
        )
      default:
        return undefined
    }
  }
}

/** Places alike are one: a variable costs the same however often it is written. */
function noteUse(places: Map<string, Place[]>, name: string, place: Place): undefined {
  const known = places.get(name) ?? []
  if (!known.some(({ type, limit }) => type === place.type && limit === place.limit)) known.push(place)
  places.set(name, known)
}

/** Where the variables of an operation go to, by its fragments too. */
function placesWithin(
  document: DocumentNode,
  usesOf: ReadonlyMap<DefinitionNode, Uses>,
  operation: OperationDefinitionNode,
): Map<string, Place[]> {
  const fragments = fragmentsOf(document)
  const places = new Map<string, Place[]>()
  // It grows while it is gone through: what is spread is reached once.
  const reached = new Set([usesOf.get(operation)])
  for (const uses of reached) {
    for (const [name, taking] of uses?.places ?? []) for (const place of taking) noteUse(places, name, place)
    for (const spread of uses?.spreads ?? []) {
      const fragment = fragments.get(spread)
      if (fragment) reached.add(usesOf.get(fragment))
    }
  }
  return places
}

function reviewValue(limits: InputLimits, value: unknown, place: Place): Fault {
  if (typeof value === 'string') return reviewText(value, place)
  if (typeof value === 'number') return reviewNumber(value, place)
  if (Array.isArray(value))
    return (
      reviewEntries(value.length, place) ??
      first(value, (entry: unknown, index) => reviewValue(limits, entry, entryPlace(place, index)))
    )
  if (typeof value !== 'object' || value === null) return undefined
  const fields = Object.entries(value)
  return (
    reviewEntries(fields.length, place) ??
    first(fields, ([name, entry]) => reviewName(name) ?? reviewValue(limits, entry, fieldPlace(limits, place, name)))
  )
}

function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
}

/** The first thing that is wrong with any of them. */
function first<Item>(items: readonly Item[], review: (item: Item, index: number) => Fault): Fault {
  for (const [index, item] of items.entries()) {
    const fault = review(item, index)
    if (fault) return fault
  }
  return undefined
}
