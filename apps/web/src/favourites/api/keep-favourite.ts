import { graphql } from '../../gql/index.ts'
import { graphql as ask } from '../../lib/server/graphql.ts'

const keepDocument = graphql(`
  mutation KeepFavourite($sku: String!) {
    addProductsToWishlist(wishlist_id: "0", sku: $sku, quantity: 1) {
      user_errors {
        code
      }
    }
  }
`)

const dropDocument = graphql(`
  mutation DropFavourite($sku: String!) {
    removeProductsFromWishlist(wishlist_id: "0", sku: $sku) {
      user_errors {
        code
      }
    }
  }
`)

/** Keeps a product as a favourite; throws when the server does not. */
export async function keepFavourite(sku: string, shipToId: string): Promise<void> {
  const { addProductsToWishlist } = await ask(keepDocument, { sku }, sending(shipToId))
  if (addProductsToWishlist?.user_errors.length !== 0) throw new Error(`${sku} was not kept`)
}

/** Takes it away; one that was taken away elsewhere is gone as it should be. */
export async function dropFavourite(sku: string, shipToId: string): Promise<void> {
  await ask(dropDocument, { sku }, sending(shipToId))
}

const sending = (shipToId: string) => ({ headers: { outletid: shipToId }, outlivesPage: true })
