import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNamesPage } from '../../../../lib/page/page-name.ts'
import { useArrived } from '../../../../lib/server/use-arrived.ts'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { UnknownContent } from '../../shown/unknown-content.tsx'
import { pageContentQuery } from './support-queries.ts'

/** A text that stands by itself, such as what is done with one's data. */
export function TextPage(): ReactNode {
  const { path = '' } = useParams({ strict: false })
  const asked = useQuery(pageContentQuery(path))
  const page = useArrived(asked.data)
  useNamesPage(page?.title)
  return (
    <Page>
      <UnknownContent query={asked} />
      {page && (
        <>
          <PageHead title={page.title} intro={page.summary} />
          <Prose html={page.body} />
        </>
      )}
    </Page>
  )
}
