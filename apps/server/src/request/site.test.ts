import { describe, expect, test } from 'vitest'
import { siteOf } from './site.ts'

const SETTINGS = { PUBLIC_URL: '', MEDIA_URL: '', PORT: 3000 }

describe('Where a caller finds the portal', () => {
  test('is what the settings say, whatever host the caller names', () => {
    const settings = { ...SETTINGS, PUBLIC_URL: 'https://order.brewery.example/' }
    expect(siteOf({ protocol: 'http', host: 'elsewhere.example' }, settings)).toEqual({
      publicUrl: 'https://order.brewery.example',
      mediaUrl: 'https://order.brewery.example/media',
    })
  })

  test('is the host that the caller named, where the settings say nothing', () => {
    expect(siteOf({ protocol: 'http', host: '192.168.1.20:3000' }, SETTINGS).publicUrl).toBe('http://192.168.1.20:3000')
  })

  test.each(['', '[', 'a b', '%', 'order:99999'])('is its own address for a host that is none, as %j', (host) => {
    expect(siteOf({ protocol: 'http', host }, SETTINGS).publicUrl).toBe('http://localhost:3000')
  })
})
