import css from './api-pages.module.css'
import { fileTypeIn, shapeIn, type Call, type Description, type Shape } from './description.ts'
import { FieldList, fieldsOf } from './field-list.tsx'
import { ShapeWords } from './shape-words.tsx'
import { Told } from './told.tsx'

/** A call in one line, and all of it when it is opened. */
export function CallDetails({ call, refusals }: { call: Call; refusals: Description['components']['responses'] }) {
  const body = call.requestBody && shapeIn(call.requestBody)
  const answers = Object.entries(call.responses).filter(([, { $ref }]) => $ref === undefined)
  const refused = Object.entries(call.responses).filter(([, { $ref }]) => $ref !== undefined)
  return (
    <details className={css.call} id={call.operationId}>
      <summary>
        <span className={css.method}>{call.method}</span> <code className={css.path}>{call.path}</code>
        <span className={css.summary}>{call.summary}</span>
      </summary>
      <div className={css.body}>
        <p>{call.description}</p>
        {call.parameters.length > 0 && (
          <>
            <h3>Parameters</h3>
            <FieldList
              fields={call.parameters.map(({ name, in: place, required, description, schema }) => ({
                name,
                shape: schema,
                note: `${place}${required ? '' : ', may be left out'}`,
                description,
              }))}
            />
          </>
        )}
        {body && <WrittenShape title="Body" shape={body} />}
        {answers.map(([status, answer]) => (
          <WrittenShape
            key={status}
            title={`Answer ${status}`}
            shape={shapeIn(answer)}
            otherwise={fileTypeIn(answer)}
          />
        ))}
        {refused.length > 0 && (
          <>
            <h3>
              Refusals, each a <a href="#Problem">Problem</a>
            </h3>
            <ul className={css.refusals}>
              {refused.map(([status]) => (
                <li key={status}>
                  <code>{status}</code> <Told>{refusals[status]?.description.replace('Refused or failed: ', '')}</Told>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}

type Written = { title: string; shape: Shape | undefined; otherwise?: string | undefined }

function WrittenShape({ title, shape, otherwise }: Written) {
  return (
    <>
      <h3>{title}</h3>
      <p>{shape ? <ShapeWords shape={shape} /> : otherwise ? `A file, ${otherwise}.` : 'Nothing.'}</p>
      {shape?.properties && <FieldList fields={fieldsOf(shape)} />}
    </>
  )
}
