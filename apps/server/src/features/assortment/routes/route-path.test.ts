import { expect, test } from 'vitest'
import { pathOf } from './route-path.ts'

test.each([
  ['bier/kratten', 'bier/kratten'],
  ['/bier/kratten.html', 'bier/kratten'],
  ['https://shop.example/bier/kratten.html?p=2#top', 'bier/kratten'],
  ['https://shop.example', ''],
  ['//bier//kratten//', 'bier/kratten'],
  ['', ''],
])('the path of "%s" is "%s"', (url, path) => {
  expect(pathOf(url)).toBe(path)
})
