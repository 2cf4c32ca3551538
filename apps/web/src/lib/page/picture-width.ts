/** The address of a picture as wide as it is shown; a drawing is the same at any width. */
export function ofWidth(url: string, width: number): string {
  const [path = ''] = url.split('?', 1)
  if (url === '' || path.endsWith('.svg')) return url
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}`
}
