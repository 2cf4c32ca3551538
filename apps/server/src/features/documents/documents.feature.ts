import type { FastifyInstance } from 'fastify'
import { documentsPolicy, documentsRoutes, type DocumentsNeeds } from './documents.routes.ts'
import { invoicesPolicy, invoicesRoutes } from './invoices.routes.ts'

export const documentsFeature = {
  policy: { ...documentsPolicy, ...invoicesPolicy },
  routes: {
    calls: (app: FastifyInstance, needs: DocumentsNeeds) => {
      documentsRoutes(app, needs)
      invoicesRoutes(app, needs.documents)
    },
  },
}
