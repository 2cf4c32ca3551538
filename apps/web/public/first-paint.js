// Runs before the first paint, so that a chosen scheme or language never flashes and its texts are on their way.
try {
  var root = document.documentElement
  var scheme = localStorage.getItem('scheme')
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme
  root.lang = (localStorage.getItem('language') || 'en').toLowerCase() === 'nl' ? 'nl' : 'en'
  fetchEarly('early-texts-' + root.lang)
  if (localStorage.getItem('storedSession')) fetchEarly('early-ordering')
} catch {}

function fetchEarly(name) {
  var chunk = document.querySelector('meta[name="' + name + '"]')
  if (!chunk) return
  var link = document.createElement('link')
  link.rel = 'modulepreload'
  link.setAttribute('href', chunk.getAttribute('content'))
  document.head.append(link)
}
