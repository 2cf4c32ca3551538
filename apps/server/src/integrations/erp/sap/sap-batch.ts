const BATCH = 'fust-batch'
const SET = 'fust-changes'

export const BATCH_CONTENT_TYPE = `multipart/mixed; boundary=${BATCH}`

/** One change set: SAP makes all of these changes or none. */
export function changeSet(changes: readonly { path: string; body: object }[]): string {
  return [
    `--${BATCH}`,
    `Content-Type: multipart/mixed; boundary=${SET}`,
    '',
    ...changes.flatMap(patch),
    `--${SET}--`,
    '',
    `--${BATCH}--`,
    '',
  ].join('\r\n')
}

function patch({ path, body }: { path: string; body: object }): string[] {
  const json = JSON.stringify(body)
  return [
    `--${SET}`,
    'Content-Type: application/http',
    'Content-Transfer-Encoding: binary',
    '',
    `PATCH ${path} HTTP/1.1`,
    'Content-Type: application/json',
    'Accept: application/json',
    // SAP itself judges whether the item may still change.
    'If-Match: *',
    `Content-Length: ${Buffer.byteLength(json)}`,
    '',
    json,
  ]
}

/** A change set that failed answers 202 too; what happened stands inside. */
export const hasFailedChange = (answer: string): boolean => /^HTTP\/1\.1 [45]\d\d/m.test(answer)
