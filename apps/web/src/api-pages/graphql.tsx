import '../styles/index.css'
import 'graphiql/style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyScheme } from '../lib/page/scheme.ts'
import { GraphqlPage } from './graphql-page.tsx'
import { allowTextMarkup } from './text-markup.ts'

applyScheme()
allowTextMarkup()
const root = document.getElementById('root')
if (!root) throw new Error('graphiql.html has no #root')
createRoot(root).render(
  <StrictMode>
    <GraphqlPage />
  </StrictMode>,
)
