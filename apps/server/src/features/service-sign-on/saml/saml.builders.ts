import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { SamlService } from '#integrations/services/index.ts'

type Options = ConstructorParameters<typeof SAML>[0]

/** A service, as a library that is not ours plays it: `known` is what it knows of us, and how it asks. */
export const playService = (
  { entityId, consumerUrl }: SamlService,
  known: Partial<Options> & Pick<Options, 'idpCert'>,
): SAML =>
  new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: consumerUrl,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: true,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    validateInResponseTo: ValidateInResponseTo.always,
    ...known,
  })
