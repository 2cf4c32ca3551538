// Runs before the first paint, so that a chosen scheme or language never flashes.
try {
  var root = document.documentElement
  var scheme = localStorage.getItem('scheme')
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme
  root.lang = (localStorage.getItem('language') || 'en').toLowerCase() === 'nl' ? 'nl' : 'en'
} catch {}
