// Runs before the first paint, so that a chosen scheme or language never flashes, and the screen's code is on its way.
try {
  var root = document.documentElement
  var scheme = localStorage.getItem('scheme')
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme
  // A language is one that has texts; until a link or somebody chooses one, that of a first visit, else the page's own.
  var asked = new URLSearchParams(location.search).get('language')
  var language = (asked || localStorage.getItem('language') || firstLanguage() || '').toLowerCase()
  if (earlyChunks('common-' + language)) root.lang = language
  fetchEarly('common-' + root.lang)
  if (localStorage.getItem('storedSession')) {
    fetchEarly('signed-in')
    fetchEarly('signed-in-' + location.pathname)
  }
  if (!fetchEarly(location.pathname)) fetchEarly(location.pathname.slice(0, location.pathname.lastIndexOf('/')) + '/*')
} catch {}

// As the app decides it (market-pack.ts, firstLanguage).
function firstLanguage() {
  var facts = document.getElementById('brewery').textContent
  if (facts.includes('"market":"NL"')) return ''
  var spoken = facts.split('"languages":[')[1].split(']')[0]
  return navigator.languages
    .map(function (tag) {
      return tag.slice(0, 2).toLowerCase()
    })
    .find(function (code) {
      return spoken.includes('"' + code + '"')
    })
}

function earlyChunks(name) {
  return document.querySelector('meta[name="early-' + CSS.escape(name) + '"]')
}

function fetchEarly(name) {
  var chunks = earlyChunks(name)
  if (!chunks) return false
  chunks.content.split(' ').forEach(function (chunk) {
    // What is no file is an area, whose texts are asked for.
    if (chunk[0] === '/') preload(chunk)
    else fetchEarly(chunk + '-' + document.documentElement.lang)
  })
  return true
}

function preload(chunk) {
  var link = document.createElement('link')
  link.rel = 'modulepreload'
  link.setAttribute('href', chunk)
  document.head.append(link)
}
