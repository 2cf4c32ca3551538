import { setupServer } from 'msw/node'

/** Answers the calls of a test; what a test does not declare fails. */
export const server = setupServer()
