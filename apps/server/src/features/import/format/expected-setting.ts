/** What of a JSON schema tells people what a setting may be. */
export type SettingSchema = {
  type?: string
  description?: string
  enum?: readonly unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: SettingSchema
  properties?: Readonly<Record<string, SettingSchema>>
  required?: readonly string[] | undefined
  patternProperties?: Readonly<Record<string, SettingSchema>>
  additionalProperties?: unknown
}

/** What a setting has to be, as the end of the sentence `'abc' is not …`. */
export function expectedOf(schema: SettingSchema): string {
  const { type, description, items, properties } = schema
  if (description !== undefined) return description
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (type === 'boolean') return 'true or false'
  if (type === 'integer') return `a whole number${rangeOf(schema)}`
  if (type === 'number') return `a number${rangeOf(schema)}`
  if (type === 'array') return `a list${items ? `, each ${expectedOf(items)}` : ''}`
  if (type === 'object') return properties ? `a group with ${Object.keys(properties).join(', ')}` : 'a group of names'
  const { minLength = 0, maxLength } = schema
  if (maxLength !== undefined) return `a text of ${minLength} to ${maxLength} characters`
  return minLength > 0 ? 'a text that is not empty' : 'a text'
}

function rangeOf({ minimum, maximum }: SettingSchema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`
  return minimum === undefined ? '' : ` of ${minimum} or more`
}

/** The schema at a path such as `#/properties/portal/properties/maintenance`. */
export function schemaAt(root: SettingSchema, path: string): SettingSchema | undefined {
  const steps = path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const found = steps.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), root)
  return isRecord(found) ? found : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
