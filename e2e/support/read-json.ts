import type { APIResponse } from '@playwright/test'

/** The body of an answer, taken at its word: what is wrong with it shows in the expectation. */
export async function readJson<Body>(answer: APIResponse): Promise<Body> {
  return answer.json()
}
