import { Type } from 'typebox'
import { Value } from 'typebox/value'

const ErrorBody = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.Union([Type.Object({ value: Type.String() }), Type.String()]),
  }),
})

export type SapError = { code: 'erp-refused'; erpCode: string; message: string }

const MAX_MESSAGE_LENGTH = 500

/** The error that stands in an answer, whether it is the answer or a part of it. */
export function readSapError(text: string): SapError | undefined {
  const start = text.search(/\{\s{0,20}"error"/)
  if (start < 0) return readXmlError(text)
  const body = parse(text.slice(start, text.lastIndexOf('}') + 1))
  if (!Value.Check(ErrorBody, body)) return undefined
  const { code, message } = body.error
  // OData 4 has the text alone.
  return refusal(code, typeof message === 'string' ? message : message.value)
}

/** A gateway that fails before it knows what was asked for answers in XML, whatever was accepted. */
function readXmlError(text: string): SapError | undefined {
  const [, code] = /<code>([^<]{1,100})<\/code>/.exec(text) ?? []
  const [, message] = /<message(?: [^<>]{0,100})?>([^<]{0,2000})<\/message>/.exec(text) ?? []
  return code !== undefined && message !== undefined ? refusal(code, message) : undefined
}

const refusal = (erpCode: string, message: string): SapError => ({
  code: 'erp-refused',
  erpCode,
  message: message.slice(0, MAX_MESSAGE_LENGTH),
})

// The gateway itself (our request was malformed, a service is missing) and an order that somebody has open.
const NOT_A_REFUSAL = [/^\/IWBEP\//, /^\/IWFND\//, /^V1\/042$/]

/** True when the business said no; a malformed request or a locked order is a fault instead. */
export const isLastingRefusal = ({ erpCode }: SapError): boolean => !NOT_A_REFUSAL.some((code) => code.test(erpCode))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
