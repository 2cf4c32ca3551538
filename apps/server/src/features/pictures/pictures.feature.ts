import type { FastifyInstance } from 'fastify'
import { picturePolicy, pictureRoutes } from './pictures.routes.ts'
import type { Pictures } from './pictures.service.ts'

export const picturesFeature = {
  policy: picturePolicy,
  routes: { open: (app: FastifyInstance, { pictures }: { pictures: Pictures }) => pictureRoutes(app, pictures) },
}
