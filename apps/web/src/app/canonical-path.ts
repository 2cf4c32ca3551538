/** The listed spelling of a path, however it was typed: '/create-an-order_beer/' is '/Create-An-Order_Beer'. */
export function canonicalPath(pathname: string, listed: string): string {
  const typed = pathname.split('/').filter(Boolean)
  const spelt = listed.split('/').filter(Boolean)
  if (spelt.length !== typed.length) return pathname
  return `/${spelt.map((part, place) => (part.startsWith('$') ? typed[place] : part)).join('/')}`
}
