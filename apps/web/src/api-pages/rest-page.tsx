import { useState } from 'react'
import { Page } from '../ui/page.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { ApiHead } from './api-head.tsx'
import css from './api-pages.module.css'
import { CallDetails } from './call-details.tsx'
import { callsOf, callsWith, type Description } from './description.ts'
import { FieldList, fieldsOf } from './field-list.tsx'

/** The REST calls and their shapes, as `/openapi.json` describes them. */
export function RestPage({ description }: { description: Description }) {
  const [words, setWords] = useState('')
  const { tags, components } = description
  const found = callsWith(callsOf(description), words)
  return (
    <main>
      <Page>
        <ApiHead
          title="REST calls"
          intro="What the portal answers beside GraphQL. Tools read the same at /openapi.json."
          here="/api"
        />
        <TextField
          label="Find a call"
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          hint={found.length === 1 ? '1 call' : `${found.length} calls`}
        />
        {tags.map(({ name, description: told }) => {
          const own = found.filter((call) => call.tags.includes(name))
          if (own.length === 0) return null
          return (
            <section key={name} className={css.section}>
              <h2>{name}</h2>
              <p>{told}</p>
              {own.map((call) => (
                <CallDetails key={call.operationId} call={call} refusals={components.responses} />
              ))}
            </section>
          )
        })}
        <section className={css.section}>
          <h2>Shapes</h2>
          <p>What bodies and answers are made of.</p>
          {Object.entries(components.schemas).map(([name, shape]) => (
            <section key={name} id={name} className={css.shape}>
              <h3>{name}</h3>
              <FieldList fields={fieldsOf(shape)} />
            </section>
          ))}
        </section>
      </Page>
    </main>
  )
}
