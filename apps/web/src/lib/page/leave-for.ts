/** Leads the browser to another site. Back can show this page exactly as it was left: `onReturn` brings it up to date then. */
export function leaveFor(url: string, onReturn: () => void): void {
  addEventListener('pageshow', onReturn, { once: true })
  window.location.assign(url)
}
