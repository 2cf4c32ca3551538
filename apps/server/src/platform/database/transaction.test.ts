import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from './database.ts'
import { roundTrip } from './round-trip.ts'
import { createTestDatabase, type TestDatabase } from '../test/index.ts'

// Not declared: they are about a table of this file.
const write = { name: 'test.write', text: 'insert into written (word) values ($1)' }
const count = { name: 'test.count', text: 'select count(*) as words from written' }
const broken = { name: 'test.broken', text: 'select 1 / $1::int' }

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table written (word text primary key)')
  db = createDatabase(database.pool)
})
beforeEach(() => database.pool.query('truncate written'))
afterAll(() => database.drop())

const words = async () => {
  const { rows } = await database.pool.query<{ word: string }>('select word from written order by word')
  return rows.map(({ word }) => word)
}

describe('a round trip', () => {
  test('does one statement after the other, each seeing what the one before it did', async () => {
    const answers = await db.transaction((tx) =>
      Promise.all([tx.rows(count), tx.rows(write, ['a']), tx.rows(count), tx.rows(write, ['b']), tx.rows(count)]),
    )
    expect(answers).toEqual([[{ words: 0 }], [], [{ words: 1 }], [], [{ words: 2 }]])
    expect(await words()).toEqual(['a', 'b'])
  })

  test('does nothing that follows a statement that fails, outside a transaction too', async () => {
    const client = await database.pool.connect()
    const sent = [
      { ...broken, values: [0] },
      { ...write, values: ['a'] },
    ]
    await expect(roundTrip(client, sent)).rejects.toThrow('division by zero')
    expect(await words()).toEqual([])
    // What was skipped is prepared when it comes back.
    await roundTrip(client, [{ ...write, values: ['b'] }])
    client.release()
    expect(await words()).toEqual(['b'])
  })
})

describe('a transaction', () => {
  test('writes with its commit what was left to it', async () => {
    await db.transaction(async (tx) => {
      tx.leave(write, ['a'])
      expect(await words()).toEqual([])
    })
    expect(await words()).toEqual(['a'])
  })

  test('writes what was left before it does what is asked next', async () => {
    const seen = await db.transaction((tx) => {
      tx.leave(write, ['a'])
      return tx.rows(count)
    })
    expect(seen).toEqual([{ words: 1 }])
  })

  test('is undone as a whole when what was left to its commit fails', async () => {
    const done = db.transaction(async (tx) => {
      await tx.rows(write, ['a'])
      tx.leave(write, ['b'])
      tx.leave(write, ['a'])
    })
    await expect(done).rejects.toThrow('duplicate key')
    expect(await words()).toEqual([])
  })

  test('writes nothing of what was left when its work throws', async () => {
    const done = db.transaction(async (tx) => {
      await tx.rows(write, ['a'])
      tx.leave(write, ['b'])
      throw new Error('no')
    })
    await expect(done).rejects.toThrow('no')
    expect(await words()).toEqual([])
  })

  test('refuses whatever is asked once it is over: that would stand by itself', async () => {
    const tx = await db.transaction(async (own) => {
      await own.rows(write, ['a'])
      return own
    })
    await expect(tx.rows(write, ['b'])).rejects.toThrow('over')
    expect(await words()).toEqual(['a'])
  })

  test('refuses what is asked after its first statement has failed', async () => {
    const done = db.transaction(async (tx) => {
      await tx.rows(broken, [0]).catch(() => {})
      await tx.rows(write, ['a'])
    })
    await expect(done).rejects.toThrow('over')
    expect(await words()).toEqual([])
  })

  test('fails when its work passes over a statement that failed: nothing of it would stand', async () => {
    const done = db.transaction(async (tx) => {
      await tx.rows(write, ['a'])
      await tx.rows(broken, [0]).catch(() => {})
      return 'done'
    })
    await expect(done).rejects.toThrow('division by zero')
    expect(await words()).toEqual([])
  })

  test('asks nothing of the database when its work does not', async () => {
    expect(await db.transaction(async () => 'nothing')).toBe('nothing')
  })
})

describe('a snapshot', () => {
  test('sees what there was when it began, whatever is written meanwhile', async () => {
    const seen = await db.snapshot(async (tx) => {
      const before = await tx.row(count)
      await db.rows(write, ['a'])
      return [before, await tx.row(count)]
    })
    expect(seen).toEqual([{ words: 0 }, { words: 0 }])
    expect(await words()).toEqual(['a'])
  })

  test('cannot write', async () => {
    await expect(db.snapshot((tx) => tx.rows(write, ['a']))).rejects.toThrow('in a read-only transaction')
    expect(await words()).toEqual([])
  })
})

describe('a transaction that is part of another', () => {
  test('is undone alone when it fails', async () => {
    await db.together(async (tx) => {
      await tx.rows(write, ['a'])
      const part = db.transaction(async (own) => {
        await own.rows(write, ['b'])
        await own.rows(broken, [0])
      })
      await expect(part).rejects.toThrow('division by zero')
      await db.transaction(async (own) => own.leave(write, ['c']))
    })
    expect(await words()).toEqual(['a', 'c'])
  })

  test('goes with the whole, also when it holds parts of its own', async () => {
    const done = db.together(async () => {
      await db.together(async () => {
        await db.rows(write, ['a'])
        await db.transaction((own) => own.rows(write, ['b']))
      })
      throw new Error('no')
    })
    await expect(done).rejects.toThrow('no')
    expect(await words()).toEqual([])
  })
})
