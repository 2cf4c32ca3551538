// Runs before the first paint, so that a chosen scheme or language never flashes, and the screen's code is on its way.
try {
  var root = document.documentElement
  var scheme = localStorage.getItem('scheme')
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme
  root.lang = (localStorage.getItem('language') || 'en').toLowerCase() === 'nl' ? 'nl' : 'en'
  fetchEarly(root.lang)
  if (localStorage.getItem('storedSession')) fetchEarly('signed-in')
  if (!localStorage.getItem('isSubmitAgeConfirmed') && !sessionStorage.getItem('isSubmitAgeConfirmed'))
    fetchEarly('age-question')
  if (!fetchEarly(location.pathname)) fetchEarly(location.pathname.slice(0, location.pathname.lastIndexOf('/')) + '/*')
} catch {}

function fetchEarly(name) {
  var chunks = document.querySelector('meta[name="early-' + CSS.escape(name) + '"]')
  if (!chunks) return false
  chunks.content.split(' ').forEach(function (chunk) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.setAttribute('href', chunk)
    document.head.append(link)
  })
  return true
}
