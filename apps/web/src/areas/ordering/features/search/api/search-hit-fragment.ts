import { graphql } from '../../../../../gql/index.ts'

/** What a hit shows; lighter than a card. */
export const searchHitFragment = graphql(`
  fragment SearchHit on ProductInterface {
    sku
    name
    material_type
    pack_format
    short_description {
      html
    }
    small_image {
      url
    }
    custom_attributesV2 {
      items {
        code
        ... on AttributeValue {
          value
        }
      }
    }
  }
`)
