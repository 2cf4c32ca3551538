/** What an address names: `https://shop/bier/kratten.html?p=2` is `bier/kratten`. */
export function pathOf(url: string): string {
  const [withoutQuery = ''] = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)
  const steps = withoutQuery.replace(/\.html$/, '').split('/')
  return steps.filter((step) => step !== '').join('/')
}
