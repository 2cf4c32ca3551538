import type { CategoryFilterInput } from '@fust/contract/resolvers'
import { idOfUid, meantConditions, type Condition } from '@fust/contract/wire'
import { accept, refuse, type Outcome } from '@fust/domain/outcome'
import { canSearch } from '@fust/domain/search'
import type { Category, CategoryTree } from './category-tree.ts'
import { askedWords, wordsOf } from '#features/search/index.ts'

export type AskedCategoriesRefusal = { code: 'name-too-short' }

/** The categories a filter names, in the order of the tree; without a filter the root (graphql.md §5). */
export function askedCategories(
  tree: CategoryTree,
  filters: CategoryFilterInput | null | undefined,
): Outcome<readonly Category[], AskedCategoriesRefusal> {
  const { name, ...conditions } = meantConditions(filters)
  if (name?.match !== undefined && !canSearch(name.match)) return refuse({ code: 'name-too-short' })
  const { ids, category_uid, parent_id, parent_category_uid, url_key, url_path } = conditions
  if (Object.keys(conditions).length === 0 && !name) return accept(tree.roots)
  const words = askedWords(name?.match ?? '')
  const hasId = fits(ids)
  const hasUid = fits(uidsAsIds(category_uid))
  const hasParentId = fits(parent_id)
  const hasParentUid = fits(uidsAsIds(parent_category_uid))
  const hasUrlKey = fits(url_key)
  const hasUrlPath = fits(url_path)
  return accept(
    [...tree.byId.values()].filter((category) => {
      const ownWords = wordsOf(category.name).join(' ')
      const parentId = category.lineage.at(-2)
      return (
        words.every((word) => ownWords.includes(word)) &&
        hasId(category.id) &&
        hasUid(category.id) &&
        hasParentId(parentId) &&
        hasParentUid(parentId) &&
        hasUrlKey(category.urlKey) &&
        hasUrlPath(category.urlPath)
      )
    }),
  )
}

/** Asks of each category; the condition is read once. */
function fits(condition: Condition | undefined): (value: string | number | undefined) => boolean {
  const listed = condition?.in && new Set(condition.in)
  return (value) => {
    const own = String(value ?? '')
    return (condition?.eq ?? own) === own && (listed?.has(own) ?? true)
  }
}

function uidsAsIds(condition: Condition | undefined): Condition | undefined {
  const idIn = (uid: string) => String(idOfUid(uid) ?? 'none')
  return (
    condition && {
      ...(condition.eq !== undefined && { eq: idIn(condition.eq) }),
      ...(condition.in && { in: condition.in.map(idIn) }),
    }
  )
}
