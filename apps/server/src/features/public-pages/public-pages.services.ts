import { readPageTitles } from '#platform/http/page-titles.ts'
import { oncePer } from '#platform/once-per.ts'
import { contentServices } from '#features/content/index.ts'
import { portalServices } from '#features/portal/index.ts'
import type { Kernel } from '../../kernel.ts'
import { createPublicPages } from './public-pages.service.ts'

export const publicPagesServices = oncePer((kernel: Kernel) => ({
  publicPages: createPublicPages({
    portal: portalServices(kernel).portal,
    content: contentServices(kernel).publicContent,
    titles: readPageTitles(kernel.webFolder),
    log: kernel.log,
  }),
}))
