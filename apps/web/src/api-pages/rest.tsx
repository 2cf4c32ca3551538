import '../styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rest } from '../lib/server/rest.ts'
import { applyScheme } from '../lib/page/scheme.ts'
import type { Description } from './description.ts'
import { RestPage } from './rest-page.tsx'

applyScheme()
void start()

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('api.html has no #root')
  const answer = await rest<Description>('/openapi.json')
  createRoot(root).render(
    <StrictMode>{answer.ok ? <RestPage description={answer.value} /> : <p>{answer.problem.message}</p>}</StrictMode>,
  )
}
