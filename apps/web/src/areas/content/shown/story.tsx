import type { ReactNode } from 'react'
import { AddressLink } from '../../../ui/address-link.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Illustration } from './illustration.tsx'
import css from './story.module.css'

type Told = { title: string; summary: string; body: string; imageLink: string | null; imageText: string }

/** A page that tells something: its words beside its picture. */
export function Story({
  page,
  heading: Heading = 'h1',
  children,
}: {
  page: Told
  heading?: 'h1' | 'h2'
  children?: ReactNode
}) {
  const { title, summary, body, imageLink, imageText } = page
  return (
    <article className={css.story}>
      <div className={css.words}>
        <Heading>{title}</Heading>
        {summary && <p className={css.intro}>{summary}</p>}
        <Prose html={body} />
        {children}
      </div>
      {imageLink && (
        <Illustration picture={imageLink} text={imageText} className={css.picture} isFirst={Heading === 'h1'} />
      )}
    </article>
  )
}

type Door = { id: string; title: string; summary: string; path: string; imageLink: string | null }

/** Pages that lead on, each with its picture. */
export function Doors({ pages, label }: { pages: readonly Door[]; label: string }) {
  if (pages.length === 0) return null
  return (
    <ul className={css.doors} aria-label={label}>
      {pages.map(({ id, title, summary, path, imageLink }) => (
        <li key={id} className={css.door}>
          {imageLink && <Illustration picture={imageLink} className={css.face} />}
          <div className={css.doorWords}>
            <h2>
              <AddressLink href={path} className={css.name}>
                {title}
              </AddressLink>
            </h2>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
