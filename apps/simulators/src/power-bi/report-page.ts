/** Speaks with the page around it as a report of Power BI does: requests and answers are messages, known by an id. */
export const REPORT_SCRIPT = `
const uid = new URLSearchParams(location.search).get('uid')

addEventListener('message', async ({ data, source, origin }) => {
  if (source !== parent || data?.method !== 'POST') return
  const post = (message) => parent.postMessage(message, origin)
  const answer = (statusCode, body = null) => post({ statusCode, headers: { id: data.headers.id }, body })
  if (data.headers.uid !== uid) return answer(400)
  if (data.url === '/report/token') return answer(200)
  if (data.url !== '/report/load') return answer(404)
  const shown = await fetch('/simulators/power-bi/shown', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reportId: data.body.id, token: data.body.accessToken }),
  })
  if (!shown.ok) return answer(403, { message: 'TokenExpired' })
  const { username, customData = '', roles } = await shown.json()
  for (const [id, text] of Object.entries({ username, customData, roles: roles.join(', ') }))
    document.getElementById(id).textContent = text
  answer(202)
  post({ method: 'POST', url: '/reports/' + uid + '/events/loaded', headers: { id: 'loaded' }, body: {} })
})
`
