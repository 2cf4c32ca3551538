import { describe, expect, test } from 'vitest'
import { files } from './files.ts'
import { column, fileText, namesIn, rows } from './test/folder.ts'

describe('the folder of the demo brewery', () => {
  test.each([...files()])('%s is what the generator makes', (name, content) => {
    expect(Buffer.from(fileText(name)).equals(Buffer.from(content))).toBe(true)
  })

  test.each([
    ['products', 'brand_code', 'brands', 'code'],
    ['products', 'parent_sku', 'products', 'sku'],
    ['products', 'categories', 'categories', 'id'],
    ['categories', 'parent_id', 'categories', 'id'],
    ['deposits', 'sku', 'products', 'sku'],
    ['relations', 'sku', 'products', 'sku'],
    ['relations', 'related_sku', 'products', 'sku'],
    ['downloads', 'sku', 'products', 'sku'],
    ['bundle-options', 'sku', 'products', 'sku'],
    ['bundle-selections', 'option_id', 'bundle-options', 'id'],
    ['bundle-selections', 'sku', 'products', 'sku'],
    ['prices', 'sku', 'products', 'sku'],
    ['prices', 'price_group', 'price-groups', 'code'],
    ['discounts', 'price_group', 'price-groups', 'code'],
    ['discounts', 'brand_code', 'brands', 'code'],
    ['discounts', 'sku', 'products', 'sku'],
    ['special-offers', 'sku', 'products', 'sku'],
    ['stock', 'sku', 'products', 'sku'],
    ['payers', 'company_id', 'companies', 'id'],
    ['ship-tos', 'company_id', 'companies', 'id'],
    ['ship-tos', 'payer_id', 'payers', 'id'],
    ['ship-tos', 'price_group', 'price-groups', 'code'],
    ['ship-tos', 'calendar_code', 'calendars', 'code'],
    ['ship-to-methods', 'ship_to_id', 'ship-tos', 'id'],
    ['ship-to-methods', 'method', 'transport-limits', 'method'],
    ['ship-to-payment-methods', 'ship_to_id', 'ship-tos', 'id'],
    ['ship-to-payment-methods', 'code', 'payment-methods', 'code'],
    ['calendar-closures', 'calendar_code', 'calendars', 'code'],
    ['delivery-hours', 'calendar_code', 'calendars', 'code'],
    ['tank-settings', 'ship_to_id', 'ship-tos', 'id'],
    ['tank-settings', 'purchasable_brands', 'brands', 'code'],
    ['tanks', 'ship_to_id', 'tank-settings', 'ship_to_id'],
    ['tanks', 'brand_code', 'brands', 'code'],
    ['budgets', 'ship_to_id', 'ship-tos', 'id'],
    ['contracts', 'company_id', 'companies', 'id'],
    ['users', 'default_ship_to_id', 'ship-tos', 'id'],
    ['user-roles', 'user_id', 'users', 'id'],
    ['user-roles', 'ship_to_id', 'ship-tos', 'id'],
    ['orders', 'user_id', 'users', 'id'],
    ['orders', 'ship_to_id', 'ship-tos', 'id'],
    ['orders', 'payer_id', 'payers', 'id'],
    ['orders', 'payment_method', 'payment-methods', 'code'],
    ['orders', 'coupon_code', 'coupons', 'code'],
    ['order-lines', 'order_number', 'orders', 'number'],
    ['order-lines', 'sku', 'products', 'sku'],
    ['order-events', 'order_number', 'orders', 'number'],
    ['order-deliveries', 'order_number', 'orders', 'number'],
    ['order-invoices', 'order_number', 'orders', 'number'],
  ])('%s.%s names only what is in %s.%s', (table, name, target, key) => {
    const known = new Set(column(target, key))
    const named = column(table, name).flatMap((cell) => cell.split('|'))
    expect(named.filter((value) => value !== '' && !known.has(value))).toEqual([])
  })

  const tables = namesIn('.').filter((name) => name.endsWith('.csv'))

  test.each(tables)('%s has every text in Dutch and in English', (file) => {
    const table = file.slice(0, -'.csv'.length)
    const dutch = Object.keys(rows(table)[0] ?? {}).filter((name) => name.endsWith('.nl'))
    const missing = dutch.filter((name) =>
      rows(table).some((row) => (row[name] === '') !== (row[name.replace(/nl$/, 'en')] === '')),
    )
    expect(missing).toEqual([])
  })
})

const slugs = (kind: string, language: string) =>
  namesIn(`content/${kind}`).flatMap((name) => (name.endsWith(`.${language}.md`) ? [name.slice(0, -6)] : []))

describe('the content', () => {
  test.each([
    ['brand', 8],
    ['news', 24],
    ['faq', 40],
    ['knowledge-base', 20],
    ['help', 4],
    ['tutorial', 5],
    ['sustainability', 25],
    ['business-partner', 10],
    ['marketing-material', 60],
    ['page', 6],
    ['why', 3],
    ['training', 6],
    ['loyalty', 1],
    ['link', 18],
  ])('of kind %s has at least %i pages, in Dutch and in English', (kind, least) => {
    expect(slugs(kind, 'nl').length).toBeGreaterThanOrEqual(least)
    expect(slugs(kind, 'en')).toEqual(slugs(kind, 'nl'))
  })

  test('tells the story of every brand', () => {
    expect(slugs('brand', 'nl')).toEqual(column('brands', 'code').toSorted())
  })

  test.each([
    ['sustainability', 'theme'],
    ['sustainability', 'category'],
    ['knowledge-base', 'topic'],
    ['faq', 'category'],
    ['marketing-material', 'folder'],
  ])('of kind %s has as many names of a %s in English as in Dutch', (kind, key) => {
    const said = (slug: string, language: string) =>
      new RegExp(`^${key}: (.+)$`, 'm').exec(fileText(`content/${kind}/${slug}.${language}.md`))?.[1]
    const pairs = slugs(kind, 'nl').map((slug) => [said(slug, 'nl'), said(slug, 'en')] as const)
    const together = new Set(pairs.map((pair) => pair.join(' | '))).size
    expect([together, together]).toEqual([
      new Set(pairs.map(([nl]) => nl)).size,
      new Set(pairs.map(([, en]) => en)).size,
    ])
  })

  test('asks twenty questions about sustainability, and tells of four subjects', () => {
    const places = slugs('sustainability', 'nl').map(
      (slug) => /^location: (.+)$/m.exec(fileText(`content/sustainability/${slug}.nl.md`))?.[1],
    )
    expect(places.filter((place) => place === 'Checklist')).toHaveLength(20)
    expect(places.filter((place) => place === 'Category')).toHaveLength(4)
  })

  test('has a title, a summary and a body on every page', () => {
    const kinds = namesIn('content').filter((kind) => kind !== 'link')
    const pages = kinds.flatMap((kind) => namesIn(`content/${kind}`).map((name) => `content/${kind}/${name}`))
    const bare = pages.filter(
      (page) => !/^---\ntitle: .+\nsummary: .+\n[\s\S]*?---\n\n\S[\s\S]{40}/.test(fileText(page)),
    )
    expect(bare).toEqual([])
  })

  test('names no price and no discount in news that everybody may read; a deposit is the same for all', () => {
    const news = namesIn('content/news').map((name) => ({ name, text: fileText(`content/news/${name}`) }))
    const told = news.filter(
      ({ name, text }) =>
        /^public: true$/m.test(text) &&
        !name.startsWith('statiegeld') &&
        /€|[\d,.]+ ?% (?:off|discount|korting)/.test(text),
    )
    expect(told.map(({ name }) => name)).toEqual([])
  })
})
