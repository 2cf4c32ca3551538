/** Where a document of the brewery is served. */
export function documentUrl(file: string): string {
  return `/media/documents/${file.split('/').map(encodeURIComponent).join('/')}`
}
