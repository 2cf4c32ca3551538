import {
  beer,
  counterOf,
  expect,
  expectHeardOnce,
  pickLaterDay,
  placedOrder,
  signInWithForm,
  test,
} from './support/index.ts'

test.use({ isOldEnough: false })

test('[CRT-51, CRT-52, ORD-08] a buyer fills a truck and orders it @core', async ({ page, outside }) => {
  const bar = page.getByRole('region', { name: 'Order details' })

  await test.step('signs in behind the age gate', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Yes, continue' }).click()
    await page.getByRole('link', { name: 'Log in', exact: true }).click()
    await signInWithForm(page, 'buyer.distributor')
    await expect(page.getByRole('heading', { level: 1, name: 'Femke' })).toBeVisible()
  })

  await test.step('sees the load fill and its message change', async () => {
    await page.getByRole('button', { name: 'Create an order' }).click()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Beer', exact: true }).click()
    await counterOf(page, beer.crate.card, 'pallets').fill('5')
    await expect(bar.getByRole('img', { name: '5 of 26 pallet places are in use' })).toBeVisible()
    await expect(bar).toContainText('Miminum order quantity have not been reached yet, please fill-up your cart')
    await expect(bar).toContainText('19 pallets to go')
    await counterOf(page, beer.crate.card, 'pallets').fill('25')
    await expect(bar.getByRole('img', { name: '25 of 26 pallet places are in use' })).toBeVisible()
    await expect(bar).toContainText('Order is ok, you can place the order or fill-up your cart')
  })

  const day = await pickLaterDay(page, bar.getByRole('button', { name: 'Delivery day:' }))

  await test.step('completes the truck with what still fits', async () => {
    await page.getByRole('button', { name: 'Cart, 1 product' }).click()
    await page.getByRole('link', { name: 'Go to cart' }).click()
    await page.getByRole('button', { name: 'Add 1 pallet of Witte Wieven' }).click()
    await expect(page.getByRole('region', { name: 'How full it is' })).toContainText('26 of 26 pallets on the floor')
    await expect(page.getByRole('region', { name: 'Docket' })).toContainText('Packaging discount, full truck')
    await page.getByRole('button', { name: 'To checkout' }).click()
  })

  await test.step('says when, for whom and how it is paid', async () => {
    await expect(page.getByRole('button', { name: 'Delivery day:' })).toContainText(` ${day} `)
    await page.getByRole('combobox', { name: 'Between which hours' }).click()
    await page.getByRole('option', { name: '07:00 to 09:00' }).click()
    await page.getByLabel('Order title').fill('Week 48 · café')
    await page.getByLabel('Note for the driver').fill('Bel aan bij de poort')
    const payment = page.getByRole('region', { name: 'Payment' })
    await expect(payment.getByRole('radio', { name: 'On account' })).toBeChecked()
    await expect(payment).toContainText('Credit limit€ 750.000,00Open balance')
    await expect(payment).toContainText(/Left after this order€.\d{3}\.\d{3},\d{2}/)
    await page.getByRole('button', { name: 'Place order' }).click()
  })

  const number = await placedOrder(page)

  await test.step('is thanked and can follow the order', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`Order ${number}`)
    await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible()
    await page.getByRole('link', { name: 'Follow the order' }).click()
    await expect(page.getByRole('main')).toContainText('Your reference: Week 48 · café')
    await page.goto('/orders/history')
    await expect(page.getByRole('main')).toContainText(number)
  })

  const { order, mail } = await expectHeardOnce(outside, number, 'buyer.distributor')
  expect(order).toMatchObject({ orderType: 'YSOR', isRejected: false })
  expect(order?.items.map(({ material, quantity }) => `${Number(quantity)} ${material}`)).toEqual([
    '1000 VP-KR2430',
    '40 WW-KR2430',
  ])
  expect(mail).toMatchObject({ timesReceived: 1 })
})
