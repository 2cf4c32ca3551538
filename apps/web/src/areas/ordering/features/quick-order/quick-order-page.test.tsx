import { readList } from '@fust/domain/list'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { graphql } from 'msw/graphql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { wireCartWith, type CartWishes } from '../../../../cart/cart.builders.ts'
import { renderPages } from '../../../../lib/test/render-page.tsx'
import { readTableFile } from '../../../../lib/files/table-file/table-file.ts'
import { workbookOf } from '../../../../lib/files/table-file/workbook.builders.ts'
import { server } from '../../../../lib/test/server.ts'
import { wireProductWith } from '../../../../product/product.builders.ts'
import { rememberSession } from '../../../../session/api/session-query.ts'
import { forgetSession } from '../../../../session/api/sign-out.ts'
import { userWith } from '../../../../session/session.builders.ts'
import { QuickOrderPage } from './quick-order-page.tsx'

const api = graphql.link('*/graphql')

let asked: string[][]
beforeEach(() => {
  asked = []
  server.use(
    http.get('*/identity/session', () => HttpResponse.json({ user: userWith() })),
    http.get('*/nl/prod/api/v1/portal/*', () => HttpResponse.json([])),
    api.query('OfferedUnits', () =>
      HttpResponse.json({ data: { getPortalConfig: { orderableunits: 'Packaging,Layers,Pallets' } } }),
    ),
    api.query('CustomerCart', () => HttpResponse.json({ data: { customerCart: wireCartWith() } })),
    api.query('QuickOrderSuggestions', () => HttpResponse.json({ data: { products: { items: [] } } })),
    api.query('QuickOrderProducts', ({ variables }) => {
      const codes: string[] = variables['codes']
      asked.push(codes)
      return HttpResponse.json({ data: { quickOrderProducts: codes.map(answerTo) } })
    }),
  )
})

describe('the quick order', () => {
  test('[CAT-36] goes by the keyboard alone: code, Enter, number, Enter, next row', async () => {
    open()
    const code = await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' })
    await userEvent.type(code, 'VP-KR2430{Enter}')
    const number = screen.getByRole('textbox', { name: 'Row 1: quantity' })
    expect(number).toHaveFocus()
    await userEvent.keyboard('12{Enter}')
    expect(screen.getByRole('combobox', { name: 'Row 2: SKU, EAN or name' })).toHaveFocus()
    expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl')).toBeVisible()
    expect(screen.getByText('1 row, about € 214,20 before discounts')).toBeVisible()
  })

  test('[CAT-36] takes a pasted list and puts it into the cart at once', async () => {
    const sent = answersAdd({ lines: [{ packages: 12 }] })
    open()
    const code = await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' })
    await userEvent.click(code)
    await userEvent.paste('VP-KR2430\t5\r\nVP-KR2430\t7\r\n')
    expect(await screen.findByText('One code is in several rows, which were added up: VP-KR2430 (2).')).toBeVisible()
    expect(screen.getByText('Added up from 2 rows of the list.')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 row to the cart' }))
    expect(await screen.findByText('The rows are in the cart.')).toBeVisible()
    expect(sent).toMatchObject([{ cart_items: [{ sku: 'VP-KR2430', number_of_packages: 12 }] }])
    expect(asked).toEqual([['VP-KR2430']])
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('[CAT-36] takes nothing of a pasted list with more than 1,000 rows, and says so', async () => {
    open()
    const code = await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' })
    await userEvent.click(code)
    await userEvent.paste('VP-KR2430;1\n'.repeat(1001))
    expect(await screen.findByText(/^There are more than 1.000 rows/)).toBeVisible()
    expect(code).toHaveValue('')
    expect(rows()).toHaveLength(1)
    await userEvent.paste('VP-KR2430\t1\n')
    expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl')).toBeVisible()
    expect(screen.queryByText(/^There are more than/)).not.toBeInTheDocument()
  })

  test('[CAT-36] says by row what cannot be ordered, and keeps those rows', async () => {
    answersAdd({ lines: [{ packages: 5 }] })
    open()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' }))
    await userEvent.paste('VP-KR2430;5\nNOWHERE;1\nSAME;2\nVP-KR2430;2,5\n;3\n8,72E+12;1')
    for (const words of [
      'No product here has this number or name.',
      'Several products are called so. Use the SKU or the EAN.',
      'That is no whole number above zero.',
      'A SKU, EAN or name is missing.',
      'Excel has shortened this EAN and lost its last digits. Set the column to Text in Excel and enter the EAN again.',
    ])
      expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByText('5 rows cannot be added and stay here.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 row to the cart' }))
    await screen.findByText('The rows are in the cart.')
    // What was wrong, and the row to go on in.
    await waitFor(() => expect(rows()).toHaveLength(6))
  })

  test('[CAT-36] keeps what the cart did not take, and says how much', async () => {
    answersAdd({ lines: [{ packages: 3 }] })
    open()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' }))
    await userEvent.paste('VP-KR2430\t10\n')
    await userEvent.click(await screen.findByRole('button', { name: 'Add 1 row to the cart' }))
    expect(await screen.findByText('7 of it did not get into the cart.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Row 1: quantity' })).toHaveValue('7')
  })

  test('[CAT-36] of more than 500 products keeps those of the call that failed, and no others', async () => {
    const sent: { cart_items: { sku: string }[] }[] = []
    server.use(
      api.query('QuickOrderProducts', ({ variables }) => {
        const codes: string[] = variables['codes']
        const found = codes.map((sku) => ({ code: sku, status: 'FOUND', product: wireProductWith({ sku }) }))
        return HttpResponse.json({ data: { quickOrderProducts: found } })
      }),
      api.mutation('AddQuickOrder', ({ variables }) => {
        sent.push(variables['input'])
        if (sent.length > 1)
          return HttpResponse.json({ errors: [{ message: 'No', extensions: { category: 'internal' } }] })
        const lines = sent[0]?.cart_items.map(({ sku }, at) => ({ id: at + 1, packages: 1, product: { sku } })) ?? []
        return HttpResponse.json({ data: { addProductsToCart: { cart: wireCartWith({ lines }), user_errors: [] } } })
      }),
    )
    open()
    await userEvent.upload(
      await screen.findByLabelText('Read a file', { selector: 'input' }),
      new File([Array.from({ length: 502 }, (_, at) => `SKU-${at};1`).join('\n')], 'list.csv'),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Add 502 rows to the cart' }, { timeout: 30_000 }))
    expect(await screen.findByText(/^Something went wrong/, {}, { timeout: 30_000 })).toBeVisible()
    expect(sent.map(({ cart_items }) => cart_items.length)).toEqual([500, 2])
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(screen.getByRole('combobox', { name: 'Row 1: SKU, EAN or name' })).toHaveValue('SKU-500')
    expect(screen.queryByText('The rows are in the cart.')).not.toBeInTheDocument()
  }, 60_000)

  test('[CAT-36] that nobody answered is the same call when it is added once more', async () => {
    const keys: (string | null)[] = []
    server.use(
      api.mutation('AddQuickOrder', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length <= 4
          ? HttpResponse.error()
          : HttpResponse.json({
              data: { addProductsToCart: { cart: wireCartWith({ lines: [{ packages: 5 }] }), user_errors: [] } },
            })
      }),
    )
    open()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' }))
    await userEvent.paste('VP-KR2430\t5\n')
    const add = await screen.findByRole('button', { name: 'Add 1 row to the cart' })
    await userEvent.click(add)
    expect(await screen.findByText(/^Something went wrong/, {}, { timeout: 30_000 })).toBeVisible()
    await userEvent.click(add)
    expect(await screen.findByText('The rows are in the cart.')).toBeVisible()
    expect(new Set(keys).size).toBe(1)
  }, 60_000)

  test('[CAT-36] reads a file, says what it took for headings, and asks for its codes some at a time', async () => {
    open()
    const list = ['Artikel;Aantal', ...Array.from({ length: 150 }, (_, at) => `SKU-${at};1`)].join('\n')
    await userEvent.upload(
      await screen.findByLabelText('Read a file', { selector: 'input' }),
      new File([list], 'list.csv'),
    )
    expect(await screen.findByText('150 rows were read from list.csv.')).toBeVisible()
    expect(screen.getByText('Read as headings: Artikel, Aantal.')).toBeVisible()
    await waitFor(() => expect(asked.map(({ length }) => length)).toEqual([100, 50]))
  }, 60_000)

  test('[CAT-36] reads a workbook as it reads a list in text', async () => {
    open()
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>Artikel</t></is></c><c r="B1" t="inlineStr"><is><t>Aantal</t></is></c></row>
      <row r="2"><c r="A2" t="inlineStr"><is><t>VP-KR2430</t></is></c><c r="B2"><v>12</v></c></row>`
    await userEvent.upload(
      await screen.findByLabelText('Read a file', { selector: 'input' }),
      new File([workbookOf(sheet)], 'list.xlsx'),
    )
    expect(await screen.findByText('1 row was read from list.xlsx.')).toBeVisible()
    expect(screen.getByText('Read as headings: Artikel, Aantal.')).toBeVisible()
    expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Row 1: SKU, EAN or name' })).toHaveValue('VP-KR2430')
    expect(screen.getByRole('textbox', { name: 'Row 1: quantity' })).toHaveValue('12')
    expect(asked).toEqual([['VP-KR2430']])
  })

  test('[CAT-36] reads a planner’s sheet: code and quantity by their headings, units, and what orders nothing', async () => {
    const sent = answersAdd({ lines: [{ packages: 12, pallets: 2 }] })
    await openAndPaste(
      'Week 49\nDescription\tArt.nr\tPrice\tQuantity\nPils\t\u200eVP-KR2430\t17,85\t2 pallets\nTotal\t\t\t2',
    )
    expect(await screen.findByText('1 row was read.')).toBeVisible()
    expect(screen.getByText('2 lines that order nothing were left out.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Row 1: SKU, EAN or name' })).toHaveValue('VP-KR2430')
    expect(screen.getByRole('textbox', { name: 'Row 1: quantity' })).toHaveValue('2 pallets')
    expect(await screen.findByText('2 pallets (80 crates) · € 17,85 each · € 1.428,00')).toBeVisible()
    expect(screen.getByRole('region', { name: 'The truck with these rows' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 row to the cart' }))
    await screen.findByText('The rows are in the cart.')
    expect(sent).toMatchObject([{ cart_items: [{ sku: 'VP-KR2430', number_of_packages: 0, number_of_pallet: 2 }] }])
    expect(asked).toEqual([['VP-KR2430']])
  })

  test('[CAT-36] asks once what 1,000 is, and takes no rows before it is answered', async () => {
    await openAndPaste('VP-KR2430\t1,000\nNOWHERE\t2,000')
    expect(await screen.findByText('How many is “1,000” in this list?')).toBeVisible()
    expect(rows()).toHaveLength(1)
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '1' }))
    expect(screen.getByRole('textbox', { name: 'Row 1: quantity' })).toHaveValue('1')
    expect(screen.getByRole('textbox', { name: 'Row 2: quantity' })).toHaveValue('2')
    expect(screen.queryByText(/^How many is/)).not.toBeInTheDocument()
  })

  test('[CAT-36] asks which column has the quantities, and forgets a list that is not to be used', async () => {
    await openAndPaste('Artikel\tma\tdi\nVP-KR2430\t12\t3\nNOWHERE\t7\t9')
    expect(await screen.findByText('Which column has the quantities?')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Do not use this list' }))
    expect(screen.queryByText('Which column has the quantities?')).not.toBeInTheDocument()
    expect(rows()).toHaveLength(1)
    await userEvent.click(screen.getByRole('combobox', { name: 'Row 1: SKU, EAN or name' }))
    await userEvent.paste('Artikel\tma\tdi\nVP-KR2430\t12\t3\nNOWHERE\t7\t9')
    await userEvent.click(await screen.findByRole('button', { name: 'di: 3, 9' }))
    expect(screen.getByRole('textbox', { name: 'Row 1: quantity' })).toHaveValue('3')
    expect(screen.getByRole('combobox', { name: 'Row 3: SKU, EAN or name' })).toHaveFocus()
  })

  test('[CAT-36] asks whether a piece is a case', async () => {
    await openAndPaste('VP-KR2430\t24 stuks\nNOWHERE\t1')
    expect(await screen.findByText('Pieces may be cases or bottles. Enter the number of cases.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, order cases' }))
    expect(screen.getByRole('textbox', { name: 'Row 1: quantity' })).toHaveValue('24')
    expect(screen.queryByText(/^Some rows count pieces/)).not.toBeInTheDocument()
  })

  test('[CAT-36] finds by its EAN what has a code that nobody has, and says that two rows are one product', async () => {
    server.use(
      api.query('QuickOrderProducts', ({ variables }) => {
        const codes: string[] = variables['codes']
        const answers = codes.map((code) => ({ ...answerTo(code === '8719998100006' ? 'VP-KR2430' : code), code }))
        return HttpResponse.json({ data: { quickOrderProducts: answers } })
      }),
    )
    await openAndPaste('Art.nr\tEAN\tAantal\n4711\t8719998100006\t5\nVP-KR2430\t\t7')
    expect(await screen.findByText('Found by 8719998100006.')).toBeVisible()
    expect(screen.getByText('Same product as in row 1. Both are added.')).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: 'Row 1: quantity' }), '0')
    expect(screen.getByText('Found by 8719998100006.')).toBeVisible()
    await userEvent.type(screen.getByRole('combobox', { name: 'Row 1: SKU, EAN or name' }), '1{Enter}')
    expect(await screen.findByText('No product here has this number or name.')).toBeVisible()
  })

  test('[CAT-36] says that Excel has shortened an EAN, unless the name beside it is known', async () => {
    server.use(
      api.query('QuickOrderProducts', ({ variables }) => {
        const codes: string[] = variables['codes']
        const answers = codes.map((code) => ({ ...answerTo(code === 'Veenhof Pils' ? 'VP-KR2430' : code), code }))
        return HttpResponse.json({ data: { quickOrderProducts: answers } })
      }),
    )
    await openAndPaste('EAN\tNaam\tAantal\n8,72E+12\tVeenhof Pils\t5\n8,71E+12\tNowhere\t7')
    expect(await screen.findByText('Found by Veenhof Pils.')).toBeVisible()
    expect(await screen.findByText(/^Excel has shortened this EAN/)).toBeVisible()
    expect(screen.queryByText('No product here has this number or name.')).not.toBeInTheDocument()
  })

  test('[CAT-36] shows a row by itself whose code has characters that nobody sees', async () => {
    open()
    const code = await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' })
    await userEvent.click(code)
    await userEvent.paste('\u200eVP-KR2430\u00ad')
    await userEvent.keyboard('{Enter}12')
    expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl')).toBeVisible()
    expect(asked).toEqual([['VP-KR2430']])
  })

  test('[CAT-36] gives a sample of a list that it reads itself', async () => {
    const saved: { name: string; file: Blob }[] = []
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) saved.push({ name: '', file })
      return 'blob:sample'
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      for (const own of saved) own.name ||= this.download
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Sample file' }))
    await waitFor(() => expect(saved.map(({ name: own }) => own)).toEqual(['quick-order.xlsx']))
    const [{ name, file } = { name: '', file: new Blob() }] = saved
    expect(name).toBe('quick-order.xlsx')
    const read = await readTableFile(file)
    expect('cells' in read && readList(read)).toMatchObject({
      headings: ['SKU, EAN or name', 'Quantity'],
      rows: [
        { code: 'SKU-1', amounts: { packages: 10 } },
        { code: '8712345678906', amounts: { packages: 5 } },
      ],
    })
    await userEvent.upload(screen.getByLabelText('Read a file', { selector: 'input' }), new File([file], name))
    expect(await screen.findByText('2 rows were read from quick-order.xlsx.')).toBeVisible()
  })

  test('[CAT-36] takes nothing of a file that it cannot read, and says why', async () => {
    open()
    const chooser = await screen.findByLabelText('Read a file', { selector: 'input' })
    await userEvent.upload(chooser, new File([new Uint8Array([0x89, 0x50, 0, 0])], 'list.csv'))
    expect(await screen.findByText('This is no CSV or Excel file (.xlsx). Save the list as one of them.')).toBeVisible()
    await userEvent.upload(chooser, new File(['A;1\n'.repeat(1002)], 'list.csv'))
    expect(await screen.findByText(/^There are more than 1.000 rows/)).toBeVisible()
    expect(rows()).toHaveLength(1)
  })

  test('[CAT-36] is there again after a reload, until it is in the cart', async () => {
    answersAdd({ lines: [{ packages: 12 }] })
    open()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' }))
    await userEvent.paste('VP-KR2430\t12\nNOWHERE\t1\n')
    await userEvent.type(screen.getByRole('combobox', { name: 'Row 3: SKU, EAN or name' }), 'VP-K')
    reload()
    expect(await screen.findByRole('combobox', { name: 'Row 3: SKU, EAN or name' })).toHaveValue('VP-K')
    expect(screen.getByRole('textbox', { name: 'Row 1: quantity' })).toHaveValue('12')
    expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 row to the cart' }))
    await screen.findByText('The rows are in the cart.')
    await waitFor(() => expect(rows()).toHaveLength(3))
    reload()
    expect(await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' })).toHaveValue('NOWHERE')
    expect(rows()).toHaveLength(3)
  })

  test('[CAT-36] is there again for who was writing it after a session that ran out, and for nobody else', async () => {
    open()
    await userEvent.click(await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' }))
    await userEvent.paste('VP-KR2430\t12\n')
    cleanup()
    forgetSession(new QueryClient())
    rememberSession({ user: userWith() })
    open()
    expect(await screen.findByRole('textbox', { name: 'Row 1: quantity' })).toHaveValue('12')
    cleanup()
    forgetSession(new QueryClient())
    rememberSession({ user: userWith({ UID: 'u-2' }) })
    open()
    expect(await screen.findByRole('textbox', { name: 'Row 1: quantity' })).toHaveValue('')
  })

  test('asks again when nobody could say what the codes mean', async () => {
    let isUp = false
    server.use(api.query('QuickOrderProducts', () => (isUp ? undefined : HttpResponse.error())))
    open()
    await userEvent.type(await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' }), 'VP-KR2430{Enter}')
    const failed = await screen.findByRole('alert')
    isUp = true
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Veenhof Pils, crate 24 × 30 cl')).toBeVisible()
  })
})

async function openAndPaste(text: string) {
  open()
  await userEvent.click(await screen.findByRole('combobox', { name: 'Row 1: SKU, EAN or name' }))
  await userEvent.paste(text)
}
const rows = () => screen.getAllByRole('listitem')
function reload() {
  cleanup()
  return open()
}
const open = () => renderPages('/catalog/quick-order', { '/catalog/quick-order': QuickOrderPage })

function answerTo(code: string) {
  if (code === 'SAME') return { code, status: 'SEVERAL', product: null }
  if (code !== 'VP-KR2430') return { code, status: 'UNKNOWN', product: null }
  return { code, status: 'FOUND', product: wireProductWith() }
}

function answersAdd(wishes: CartWishes) {
  const sent: unknown[] = []
  server.use(
    api.mutation('AddQuickOrder', ({ variables }) => {
      sent.push(variables['input'])
      return HttpResponse.json({ data: { addProductsToCart: { cart: wireCartWith(wishes), user_errors: [] } } })
    }),
  )
  return sent
}
