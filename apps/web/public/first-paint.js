// Runs before the first paint, so that a chosen scheme or language never flashes, and the screen's code is on its way.
addEventListener('DOMContentLoaded', startAfterFirstPaint)
var root = document.documentElement
var written = root.lang
var scheme = kept('localStorage', 'scheme')
if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme
// A language is one that has texts; until a link or somebody chooses one, that of a first visit, else the page's own.
var asked = new URLSearchParams(location.search).get('language')
var language = (asked || kept('localStorage', 'language') || firstLanguage() || '').toLowerCase()
if (earlyChunks('common-' + language)) root.lang = language
fetchEarly('common-' + root.lang)
if (kept('localStorage', 'storedSession')) {
  fetchEarly('signed-in')
  fetchEarly('signed-in-' + location.pathname)
} else if (root.lang === written) root.dataset.words = isOldEnough() || isForAllAges() ? 'page' : 'age'
namesOfPage().some(fetchEarly)

/**
 * What is kept on the device; nothing where the browser forbids to keep anything.
 * @type {(storage: 'localStorage' | 'sessionStorage', key: string) => string | null}
 */
function kept(storage, key) {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

// The first that the browser asks for of those that the page may begin in.
function firstLanguage() {
  return navigator.languages
    .map(function (tag) {
      return tag.slice(0, 2).toLowerCase()
    })
    .find(function (code) {
      return document.querySelector('meta[name="first-languages"][content~="' + CSS.escape(code) + '"]')
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

// As the build names it: by its path, or by its path with any last part.
function namesOfPage() {
  return [location.pathname, location.pathname.slice(0, location.pathname.lastIndexOf('/')) + '/*']
}

function isForAllAges() {
  return namesOfPage().some(function (name) {
    return document.querySelector('meta[name="for-all-ages"][content~="' + CSS.escape(name) + '"]') !== null
  })
}

// As the app keeps it (age-confirmation.ts): before, nothing is shown but whose portal it is, and for whom.
function isOldEnough() {
  return ['localStorage', 'sessionStorage'].some(function (storage) {
    return kept(storage, 'isSubmitAgeConfirmed') === 'true'
  })
}

// A tab in the background paints nothing, and some windows give no frame. What comes from the sources starts by itself.
function startAfterFirstPaint() {
  var main = document.querySelector('meta[name="main"][content^="/assets/"]')
  if (!main) return
  var start = function () {
    void import(main.content)
  }
  document.addEventListener('visibilitychange', start, { once: true })
  setTimeout(start, 3000)
  if (document.hidden) start()
  else
    requestAnimationFrame(function () {
      setTimeout(start)
    })
}
