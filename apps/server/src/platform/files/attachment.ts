import { withoutAccents } from '../without-accents.ts'

/** A Content-Disposition that saves under this name: plain letters for old clients, all of them for the others (RFC 6266). */
export function attachment(name: string): string {
  const plain = withoutAccents(name).replaceAll(/[^\w .()-]/g, '')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (own) => `%${own.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain || 'document'}"; filename*=UTF-8''${encoded}`
}
