import { GraphiQL } from 'graphiql'
import { Wrap } from '../ui/page.tsx'
import { ApiHead } from './api-head.tsx'
import css from './api-pages.module.css'

const BEGINNING = `# Asked by whoever is signed in
# to the portal in this browser.
{
  storeConfig {
    store_code
    locale
  }
  customer {
    firstname
    customer_type
  }
}
`

/** GraphiQL on our own schema: its documents, what is known of each name, and what comes back. */
export function GraphqlPage() {
  return (
    <main className={css.graphql}>
      <Wrap className={css.graphqlHead}>
        <ApiHead title="GraphQL" intro="Every name says what it is: open the book at the left." here="/api/graphql" />
      </Wrap>
      <div className={css.graphiql}>
        <GraphiQL fetcher={ask} defaultQuery={BEGINNING} inputValueDeprecation />
      </div>
    </main>
  )
}

async function ask(asked: unknown, { headers = {} }: { headers?: Record<string, string> } = {}): Promise<object> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(asked),
  })
  return Object(await answer.json())
}
