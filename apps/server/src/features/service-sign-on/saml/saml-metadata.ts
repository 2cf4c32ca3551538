import { escapeHtml } from '#platform/http/escape-html.ts'
import type { SigningKey } from '#integrations/services/index.ts'
import { PERSISTENT } from './saml-answer.ts'

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** What a service needs to know of us that speaks SAML 2.0; of keys without a certificate it knows nothing. */
export function samlMetadata(
  { entityId, signOnUrl, logoutUrl }: { entityId: string; signOnUrl: string; logoutUrl: string },
  keys: readonly SigningKey[],
): string {
  const certificates = keys.flatMap(({ certificate }) => certificate ?? [])
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeHtml(entityId)}">`,
    `<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" WantAuthnRequestsSigned="false">`,
    ...certificates.map(
      (certificate) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>` +
        `<ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    ),
    `<md:SingleLogoutService Binding="${REDIRECT}" Location="${escapeHtml(logoutUrl)}"/>`,
    `<md:NameIDFormat>${PERSISTENT}</md:NameIDFormat>`,
    `<md:SingleSignOnService Binding="${REDIRECT}" Location="${escapeHtml(signOnUrl)}"/>`,
    `</md:IDPSSODescriptor></md:EntityDescriptor>`,
  ].join('')
}
