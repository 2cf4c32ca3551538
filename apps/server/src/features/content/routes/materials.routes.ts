import { BulkFilesBody, MarketingMaterials, MaterialChoices, MaterialsQuery } from '@fust/contract/rest'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import Type from 'typebox'
import { attachment } from '#platform/files/attachment.ts'
import { answerRefusal } from '#platform/errors.ts'
import { zipStream } from '#platform/files/zip-stream.ts'
import { signedIn, type PolicyTable } from '#request/policy.ts'
import { wireMaterial } from '../content.wire.ts'
import { askingOf, at, sendList, wishOf, type ContentNeeds } from './content-calls.ts'

const LISTS = [
  { path: at('downloadmaterial'), summary: 'Marketing materials' },
  { path: at('downloadmaterial/GetAllDMSearch'), summary: 'Marketing materials that a word finds' },
  { path: at('downloadmaterial/GetMarketingMaterialsSearch'), summary: 'Marketing materials as a search shows them' },
] as const
const CHOICES = [
  { path: at('downloadmaterial/GetAllBrandsAsync'), detail: 'brand', summary: 'Brands that there are materials of' },
  { path: at('downloadmaterial/GetAllDMFolders'), detail: 'folder', summary: 'Folders that materials lie in' },
] as const
const BULK = at('downloadmaterial/bulk-files')

const ZIP = { 'application/zip': { schema: Type.Unknown() } }

const forMaterials = signedIn('Marketing Materials')

export const materialPolicy: PolicyTable = {
  ...Object.fromEntries([...LISTS, ...CHOICES].map(({ path }) => [`GET ${path}`, forMaterials])),
  [`POST ${BULK}`]: forMaterials,
}

/** Files of the brewery to advertise with: looked through, and saved one by one or together. */
export function materialRoutes(app: FastifyInstance, { content, portal, mediaUrlOf }: ContentNeeds): void {
  for (const { path, summary } of LISTS) {
    const schema = { summary, querystring: MaterialsQuery, response: { 200: MarketingMaterials } }
    app.get<{ Querystring: MaterialsQuery }>(path, { schema }, async (request, reply) => {
      const { brand, folder } = request.query
      const details = { ...(brand && { brand }), ...(folder && { folder }) }
      const wish = { ...wishOf(request.query), anyOf: [details] }
      const found = await content.list('marketing-material', askingOf(request, `GET ${path}`), wish)
      if (!found.ok) return answerRefusal(request, reply, found.refusal)
      const sizes = new Map(
        await Promise.all(
          found.value.pages.map(async ({ slug, details: { file } }) => [slug, await content.readSize(file)] as const),
        ),
      )
      const mediaUrl = mediaUrlOf(request)
      const wire = (page: (typeof found.value.pages)[number]) =>
        wireMaterial(page, { mediaUrl, size: sizes.get(page.slug) ?? null })
      return sendList(request, reply, { found, wire })
    })
  }

  for (const { path, detail, summary } of CHOICES)
    app.get(path, { schema: { summary, response: { 200: MaterialChoices } } }, async (request, reply) => {
      const counted = await content.count('marketing-material', askingOf(request, `GET ${path}`), detail)
      return counted.ok ? reply.send(counted.value) : answerRefusal(request, reply, counted.refusal)
    })

  const schema = {
    summary: 'Several marketing materials as one archive',
    body: BulkFilesBody,
    response: { 200: { description: 'A zip with the files.', content: ZIP } },
  }
  app.post<{ Body: BulkFilesBody }>(BULK, { schema, config: { onlyReads: true } }, async (request, reply) => {
    const found = await content.findMaterials(request.body.ids, askingOf(request, `POST ${BULK}`))
    if (!found.ok) return answerRefusal(request, reply, found.refusal)
    request.log.info({ event: 'export', count: found.value.length }, 'marketing materials were saved together')
    const { now } = await portal.now(request.breweryMark)
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', attachment('materials.zip'))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-cache')
      .send(Readable.from(zipStream(content.openAll(found.value), now)))
  })
}
