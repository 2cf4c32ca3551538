import { inject } from 'vitest'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest is extended by merging
  interface ProvidedContext {
    postgresUrl: string
  }
}

// An environment variable reaches processes that a test starts, too.
process.env['FUST_TEST_POSTGRES_URL'] = inject('postgresUrl')
