import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { createHash } from 'node:crypto'
import type { Actor } from '#request/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { allowedHere, type Authorise, type OperationName, type ShipToRefusal } from '#request/policy.ts'
import type { Asker } from '#features/portal/index.ts'
import { allowedStill } from '#features/session/index.ts'
import { createFavouriteStore, type Keeper, type NewFavourite, type StoredFavourite } from './favourites.store.ts'

export type { StoredFavourite } from './favourites.store.ts'

/** The favourites of a person in the company they act for. */
export type WishList = { id: string; keeper: Keeper; count: number; latest: Date | null }

export type WishListRefusal = ShipToRefusal | { code: 'wish-list-not-found' }

/** What of a call did not work, line by line; the rest is done. */
export type LineRefusal =
  | { code: 'product-not-found'; sku: string }
  | { code: 'favourite-not-found'; id: string }
  | { code: 'quantity-not-positive'; of: string }

export type Changed = { list: WishList; refusals: LineRefusal[] }

type Asked = Asker & { operation: OperationName }
type Named = Asked & {
  /** The list as the caller names it. */
  id: string
}

/** What shops write for the only list that somebody has. */
const THE_ONLY_ONE = '0'

export function createFavourites({ db, authorise }: { db: Database; authorise: Authorise }) {
  const store = createFavouriteStore(db)

  async function listOf(keeper: Keeper): Promise<WishList> {
    return { id: wishListId(keeper), keeper, ...(await store.readSummary(keeper)) }
  }

  function keeperOf({ actor, operation }: Asked): Outcome<Keeper, ShipToRefusal> {
    const allowed = allowedHere(authorise, actor, operation)
    if (!allowed.ok) return allowed
    return accept({ companyId: allowed.value.access.companyId, userId: allowed.value.actor.userId })
  }

  /** The keeper of the list that is named, which is whoever asks: a list of somebody else is as if there were none. */
  function ownerOf(asked: Named): Outcome<Keeper, WishListRefusal> {
    const keeper = keeperOf(asked)
    if (!keeper.ok) return keeper
    const isOwn = asked.id === THE_ONLY_ONE || asked.id === wishListId(keeper.value)
    return isOwn ? keeper : refuse({ code: 'wish-list-not-found' })
  }

  /** Writes to the list, as long as its keeper may. */
  async function write<T>(
    { actor, operation }: Asked,
    work: (kept: ReturnType<typeof createFavouriteStore>) => Promise<T>,
  ): Promise<Outcome<T, ShipToRefusal>> {
    const allowed = allowedHere(authorise, actor, operation)
    if (!allowed.ok) return allowed
    const { actor: keeper, access } = allowed.value
    return db.transaction(async (tx): Promise<Outcome<T, ShipToRefusal>> => {
      const still = await allowedStill(tx, authorise, { actor: keeper, operation, shipToId: access.shipToId })
      return still.ok ? accept(await work(createFavouriteStore(tx))) : still
    })
  }

  async function read(asked: Asked): Promise<Outcome<WishList, WishListRefusal>> {
    const keeper = keeperOf(asked)
    return keeper.ok ? accept(await listOf(keeper.value)) : keeper
  }

  return {
    read,

    /** The list of that id, if it is the caller's. */
    readNamed: async (asked: Named): Promise<Outcome<WishList, WishListRefusal>> => {
      const keeper = ownerOf(asked)
      return keeper.ok ? accept(await listOf(keeper.value)) : keeper
    },

    /** The latest come first. */
    readPage: (list: WishList, page: { limit: number; offset: number }): Promise<StoredFavourite[]> =>
      store.readPage(list.keeper, page),

    /** Favourites by their ids, or all of them, and those ids that name none; so many as a cart takes in one call. */
    readChosen: async (
      asked: Named,
      ids: readonly string[] | null,
      most: number,
    ): Promise<Outcome<{ list: WishList; chosen: StoredFavourite[]; unknown: string[] }, WishListRefusal>> => {
      const keeper = ownerOf(asked)
      if (!keeper.ok) return keeper
      const numbers = ids && ids.flatMap((id) => numberOf(id) ?? [])
      const chosen = numbers?.length === 0 ? [] : await store.readNamed(keeper.value, numbers, most)
      const found = new Set(chosen.map(({ id }) => String(id)))
      return accept({ list: await listOf(keeper.value), chosen, unknown: (ids ?? []).filter((id) => !found.has(id)) })
    },

    /** All of them, for a list of products that is narrowed to them. */
    readSkus: async ({ userId, shipTo }: Actor): Promise<readonly string[]> =>
      shipTo ? store.readSkus({ companyId: shipTo.companyId, userId }) : [],

    readAmong: async ({ userId, shipTo }: Actor, skus: readonly string[]): Promise<readonly string[]> =>
      shipTo ? store.readAmong({ companyId: shipTo.companyId, userId }, skus) : [],

    /** Keeps those that the ship-to can order; a product is kept once. */
    add: async (
      asked: Named,
      wanted: readonly NewFavourite[],
      orderableAmong: (skus: readonly string[]) => Promise<ReadonlySet<string>>,
    ): Promise<Outcome<Changed, WishListRefusal>> => {
      const keeper = ownerOf(asked)
      if (!keeper.ok) return keeper
      const orderable = await orderableAmong(wanted.map(({ sku }) => sku))
      const refusals = wanted.flatMap(({ sku, quantity }): LineRefusal[] => {
        if (!orderable.has(sku)) return [{ code: 'product-not-found', sku }]
        return quantity > 0 ? [] : [{ code: 'quantity-not-positive', of: sku }]
      })
      const good = wanted.filter(({ sku, quantity }) => quantity > 0 && orderable.has(sku))
      if (good.length > 0) {
        const added = await write(asked, (kept) => kept.add(keeper.value, good, asked.brewery.instant))
        if (!added.ok) return added
      }
      return accept({ list: await listOf(keeper.value), refusals })
    },

    change: async (
      asked: Named,
      wanted: readonly { id: string; quantity: number | null; note: string | null }[],
    ): Promise<Outcome<Changed, WishListRefusal>> => {
      const keeper = ownerOf(asked)
      if (!keeper.ok) return keeper
      const tooFew = wanted.filter(({ quantity }) => quantity !== null && quantity <= 0)
      const changes = wanted.flatMap((own) => {
        const id = numberOf(own.id)
        return id === null || tooFew.includes(own) ? [] : [{ ...own, id }]
      })
      const changed = await write(asked, (kept) => kept.change(keeper.value, changes))
      if (!changed.ok) return changed
      const there = new Set(changed.value)
      const refusals = wanted.flatMap((own): LineRefusal[] => {
        if (tooFew.includes(own)) return [{ code: 'quantity-not-positive', of: own.id }]
        return there.has(numberOf(own.id) ?? 0) ? [] : [{ code: 'favourite-not-found', id: own.id }]
      })
      return accept({ list: await listOf(keeper.value), refusals })
    },

    /** By their ids, and one by its SKU. */
    remove: async (
      asked: Named,
      { ids, sku }: { ids: readonly string[]; sku: string | null },
    ): Promise<Outcome<Changed, WishListRefusal>> => {
      const keeper = ownerOf(asked)
      if (!keeper.ok) return keeper
      const numbers = ids.flatMap((id) => numberOf(id) ?? [])
      const removed = await write(asked, async (kept) => ({
        gone: new Set(numbers.length > 0 ? await kept.remove(keeper.value, numbers) : []),
        isKnown: sku === null || (await kept.removeSku(keeper.value, sku)),
      }))
      if (!removed.ok) return removed
      const { gone, isKnown } = removed.value
      const refusals = ids
        .filter((id) => !gone.has(numberOf(id) ?? 0))
        .map((id): LineRefusal => ({ code: 'favourite-not-found', id }))
      if (sku !== null && !isKnown) refusals.push({ code: 'product-not-found', sku })
      return accept({ list: await listOf(keeper.value), refusals })
    },
  }
}

export type Favourites = ReturnType<typeof createFavourites>

/** A number that stays the same for a person in a company: there is one list, which needs no row of its own. */
function wishListId({ companyId, userId }: Keeper): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([companyId, userId]))
    .digest()
  return String(digest.readUIntBE(0, 6) + 1)
}

/** Numbers of the database; anything else names nothing. */
function numberOf(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}
