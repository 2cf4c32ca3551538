import { expect, test, vi } from 'vitest'
import { allowWorkerScript, readMarkup } from './trusted-types.ts'

test('of all scripts only the service worker may be loaded by its address', () => {
  const policies = new Map<string, { createScriptURL: (url: string) => string }>()
  vi.stubGlobal('trustedTypes', { createPolicy: policies.set.bind(policies) })
  allowWorkerScript()
  const policy = policies.get('default')
  expect(policy?.createScriptURL('/sw.js')).toBe('/sw.js')
  expect(() => policy?.createScriptURL('/sw.js?old')).toThrow('No script is loaded from /sw.js?old.')
})

test('a browser without trusted types is left as it is', () => {
  expect(allowWorkerScript).not.toThrow()
})

test('markup is read and not run', () => {
  const body = readMarkup(
    '<p>Blond <script>window.poured = true</script><img src="x" onerror="window.poured = true"></p>',
  )
  expect(body.querySelector('p')?.textContent).toContain('Blond')
  expect(body.ownerDocument).not.toBe(document)
  expect(Reflect.has(window, 'poured')).toBe(false)
})
