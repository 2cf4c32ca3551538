import { PageHead } from '../ui/page.tsx'
import { ExternalLink } from '../ui/link-button.tsx'
import css from './api-pages.module.css'

const PAGES = [
  { name: 'REST', href: '/api' },
  { name: 'GraphQL', href: '/api/graphql' },
  { name: 'The portal', href: '/' },
] as const

/** The head of the pages for whoever writes a client, with the way to the others. */
export function ApiHead({ title, intro, here }: { title: string; intro: string; here: string }) {
  return (
    <PageHead
      title={title}
      intro={intro}
      aside={
        <nav className={css.pages} aria-label="Interface">
          {PAGES.map(({ name, href }) => (
            <ExternalLink key={href} href={href} rel="" aria-current={href === here ? 'page' : undefined}>
              {name}
            </ExternalLink>
          ))}
        </nav>
      }
    />
  )
}
