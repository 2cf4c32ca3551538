import { oncePer } from '#platform/once-per.ts'
import { portalServices } from '#features/portal/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createContent } from './content.service.ts'
import { createPublicContent } from './public-content.store.ts'
import { createFindRoutedPage } from './routed-page.ts'
import { createSurvey } from './survey.service.ts'

export const contentServices = oncePer((kernel: Kernel) => {
  const { db, authorise, breweryFolder: folder } = kernel
  const { portal } = portalServices(kernel)
  const content = createContent({ db, portal, authorise, folder })
  return {
    content,
    findRoutedPage: createFindRoutedPage(content),
    publicContent: createPublicContent(db),
    survey: createSurvey({ db, portal, authorise }),
  }
})
