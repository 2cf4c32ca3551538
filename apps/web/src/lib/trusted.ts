/** What came over the wire or out of our own storage, as the contract says it is: the one place that takes its word. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function trusted<Value>(body: unknown): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return body as Value
}
