import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '#platform/database.ts'
import { catchFaults } from '#platform/errors.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test/index.ts'
import { insertRows } from '../../test/brewery.builders.ts'
import { packSvg, PICTURES } from './packs.ts'
import { createPictures } from './index.ts'
import { pictureRoutes } from './pictures.routes.ts'

const brand = {
  code: 'hoog-veen',
  name: 'Hóóg & Veen Blond',
  labelColour: '#DFA02C',
  deepColour: '#7A4F0C',
  accentColour: '#FFF3D2',
  tintColour: '#F3E5C0',
  motif: 'heath',
  style: 'Blond',
}

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await createTestDatabase()
  await insertRows(database.pool, 'brand', [
    {
      code: brand.code,
      name: brand.name,
      tag: 'HV',
      label_colour: brand.labelColour,
      deep_colour: brand.deepColour,
      accent_colour: brand.accentColour,
      tint_colour: brand.tintColour,
      motif: brand.motif,
      style: { nl: 'Blond', en: 'Blond ale' },
      tagline: { nl: 'x' },
      position: 1,
    },
  ])
  app = Fastify()
  catchFaults(app)
  pictureRoutes(app, createPictures({ db: createDatabase(database.pool) }))
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

describe('a picture', () => {
  test('[ENT-14] is drawn in the colours of the brand, for anybody, and kept for good', async () => {
    const answer = await app.inject('/media/packs/crate-longneck/hoog-veen.svg?v=1')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(answer.body).toContain('#DFA02C')
    expect(answer.body).toContain('<title>Hóóg &amp; Veen Blond</title>')
  })

  test('of a motif stands alone', async () => {
    const answer = await app.inject('/media/brands/hoog-veen/motif.svg')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  })

  test.each([
    '/media/packs/nothing/hoog-veen.svg',
    '/media/packs/constructor/hoog-veen.svg',
    '/media/packs/crate/nobody.svg',
    '/media/brands/nobody/motif.svg',
  ])('%s is not there', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })

  test.each(PICTURES)('of %s is a well-formed drawing that loads and runs nothing', (picture) => {
    for (const motif of ['sun', 'trefoil', 'a motif of tomorrow']) {
      const svg = packSvg(picture, { ...brand, motif }) ?? ''
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400"/)
      expect(svg).not.toMatch(/NaN|undefined|<script|href="(?!#)|\son\w+=/)
      expect(unclosed(svg)).toEqual([])
      expect(svg.length).toBeLessThan(14_000)
    }
  })
})

/** Elements that are opened and not closed, or closed and not opened. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([\w-]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue
    if (!closing) open.push(name)
    else if (open.at(-1) === name) open.pop()
    else return [...open, `/${name}`]
  }
  return open
}
