import type { ReactNode } from 'react'
import { nameIn, type Shape } from './description.ts'

/** What a value is, in a few words: a name of its own, or its type with its limits. */
export function ShapeWords({ shape }: { shape: Shape }): ReactNode {
  const name = nameIn(shape)
  if (name !== undefined) return <a href={`#${name}`}>{name}</a>
  if (shape.anyOf)
    return shape.anyOf.map((one, index) => (
      <span key={index}>
        {index > 0 && ' or '}
        <ShapeWords shape={one} />
      </span>
    ))
  if (shape.items)
    return (
      <>
        list of <ShapeWords shape={shape.items} />
      </>
    )
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum.join(', ')
  return [shape.type === 'string' ? 'text' : (shape.type ?? 'anything'), limitOf(shape)].filter(Boolean).join(', ')
}

function limitOf({ minimum, maximum, maxLength, default: standard }: Shape): string {
  const range = minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}`
  const length = maxLength !== undefined && `${maxLength} characters at most`
  const without = standard !== undefined && `${JSON.stringify(standard)} when left out`
  return [range, length, without].filter(Boolean).join(', ')
}
