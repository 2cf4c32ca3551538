import css from './api-pages.module.css'
import type { Shape } from './description.ts'
import { ShapeWords } from './shape-words.tsx'
import { Told } from './told.tsx'

export type ListedField = { name: string; shape: Shape; note: string; description: string | undefined }

/** Names with what they are: parameters, or the fields of a shape. */
export function FieldList({ fields }: { fields: readonly ListedField[] }) {
  return (
    <dl className={css.fields}>
      {fields.map(({ name, shape, note, description }) => (
        <div key={`${note} ${name}`} className={css.field}>
          <dt>
            <code>{name}</code> {note && <small>{note}</small>}
          </dt>
          <dd>
            <Told>{description}</Told>{' '}
            <span className={css.type}>
              <ShapeWords shape={shape} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The fields of an object as it is written here; of a shape with a name nothing, since it is told elsewhere. */
export function fieldsOf({ properties = {}, required = [] }: Shape): ListedField[] {
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    shape,
    note: required.includes(name) ? '' : 'may be left out',
    description: shape.description,
  }))
}
