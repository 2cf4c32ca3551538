/** JSON Schema, as far as the description of the calls uses it. */
export type Shape = {
  $ref?: string
  type?: string
  description?: string
  const?: string
  enum?: readonly string[]
  anyOf?: readonly Shape[]
  items?: Shape
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  default?: unknown
}

type Content = { content?: Readonly<Record<string, { schema: Shape }>> }
export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Shape }

export type Operation = {
  operationId: string
  tags: readonly string[]
  summary: string
  description: string
  parameters: readonly Parameter[]
  requestBody?: Content
  responses: Readonly<Record<string, Content & { $ref?: string }>>
}

/** What `/openapi.json` answers. */
export type Description = {
  info: { description: string }
  tags: readonly { name: string; description: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: {
    schemas: Readonly<Record<string, Shape>>
    responses: Readonly<Record<string, { description: string }>>
  }
}

export type Call = Operation & { method: string; path: string }

/** All calls in the order of the description. */
export function callsOf({ paths }: Description): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

/** Calls with all of these words in their address or in what they do. */
export function callsWith(calls: readonly Call[], words: string): Call[] {
  const wanted = words.toLowerCase().split(' ').filter(Boolean)
  return calls.filter(({ method, path, summary }) => {
    const told = `${method} ${path} ${summary}`.toLowerCase()
    return wanted.every((word) => told.includes(word))
  })
}

const JSON_TYPE = 'application/json'

export function shapeIn({ content }: Content): Shape | undefined {
  return content?.[JSON_TYPE]?.schema
}

/** The type of the file that is answered, where it is no JSON. */
export function fileTypeIn({ content = {} }: Content): string | undefined {
  return Object.keys(content).find((type) => type !== JSON_TYPE)
}

/** The name of a shape that is described by itself. */
export function nameIn({ $ref }: Shape): string | undefined {
  return $ref?.split('/').at(-1)
}
