import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { portalUrl } from './support/addresses.ts'
import { createClient } from './support/client.ts'
import { files } from './support/files.ts'
import { startIsolatedServer, type IsolatedServer } from './support/isolated-server.ts'
import { openSignedInBlankPage, getTranslator } from './support/browsers.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { startFakeShop, type FakeShop, type FakeShopBehaviour } from './support/shop.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
type ShopField = 'name' | 'slug' | 'description'
type PostField = 'text_kz' | 'text_ru' | 'text_en'
let shop: FakeShop
let press: IsolatedServer
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  shop = await startFakeShop()
  press = await startIsolatedServer(12, {
    settings: {
      PRESS_SHOP_URL: shop.url,
      PRESS_SHOP_TIMEOUT_SECONDS: '1',
      PRESS_INSTAGRAM_URL: shop.url,
      PRESS_INSTAGRAM_TIMEOUT_SECONDS: '1',
    },
  })
})
test.afterAll(async () => {
  await press.stop()
  shop.stop()
})

const getField = (page: Page, name: `shop:field.${ShopField}` | `social:field.${PostField}`) =>
  page.getByRole('textbox', { name: t(name) })
const getLatestPublication = (page: Page) =>
  page
    .getByRole('list', { name: t('publications:label') })
    .getByRole('listitem')
    .first()
const sendPublication = (page: Page) => page.getByRole('button', { name: t('shop:form.send') }).click()

test('A manager publishes a finished book in the shop and sees that it arrived', async ({ browser }) => {
  const card = await createCardAtStage('done', 'Долина Каркары', press.url)
  const page = await openSignedInBlankPage(browser, 'pm', { base: press.url })
  await page.goto(`${press.url}/app/project-manager/techcards/${card.id}`)
  await page.getByRole('link', { name: t('shop:act') }).click()
  await expect(page.getByText(t('shop:place', { host: shop.host }))).toBeVisible()
  await expect(getField(page, 'shop:field.name')).toHaveValue(card.book_name)

  // The book's address in the shop follows the title until someone edits the address.
  await getField(page, 'shop:field.name').fill('Қарқара аңғары')
  await expect(getField(page, 'shop:field.slug')).toHaveValue('qarqara-angary')
  await getField(page, 'shop:field.slug').fill('Қарқара')
  await sendPublication(page)
  await expect(page.getByText(t('shop:problem.slug')).first()).toBeVisible()
  await expect(page.getByText(t('shop:problem.price')).first()).toBeVisible()
  await expectAccessible(page)
  await getField(page, 'shop:field.slug').fill('karkara')
  await getField(page, 'shop:field.name').fill('Долина Каркары')
  await expect(getField(page, 'shop:field.slug')).toHaveValue('karkara')

  await page.getByLabel(t('shop:field.price_soft')).fill('4200,50')
  await page.getByLabel(t('shop:field.price_ebook')).fill('1500')
  await page.getByLabel(t('shop:field.category_id')).fill('3')
  await page.getByRole('checkbox', { name: t('shop:field.bestseller') }).check()
  await getField(page, 'shop:field.description').fill('Путеводитель по долине.')
  const preview = page.getByRole('region', { name: t('shop:preview.label') })
  await expect(preview).toContainText('4 200,50 ₸')
  await expect(preview).toContainText(t('shop:preview.bestseller'))

  // The form keeps its input after a reload.
  await page.reload()
  await expect(page.getByText(t('shop:form.draftRestored'))).toBeVisible()
  await expect(getField(page, 'shop:field.slug')).toHaveValue('karkara')
  await sendPublication(page)
  await expect(getLatestPublication(page)).toContainText(t('publications:status.sent'))
  expect(Object.fromEntries(shop.submittedForms.at(-1) ?? [])).toMatchObject({
    external_techcard_id: String(card.id),
    name: 'Долина Каркары',
    slug: 'karkara',
    price_soft: '4200.50',
    price_hard: '',
    price_ebook: '1500',
    bestseller: '1',
    category_id: '3',
    description: 'Путеводитель по долине.',
  })
  await expect(page.getByText(t('shop:form.draftRestored'))).toBeHidden()
  await expectAccessible(page)
})

test('A manager who leaves an unpublished book has to confirm', async ({ browser }) => {
  const card = await createCardAtStage('done', 'Степь Бетпак', press.url)
  const page = await openSignedInBlankPage(browser, 'pm', { base: press.url })
  await page.goto(`${press.url}/app/project-manager/techcards/${card.id}/shop`)
  await getField(page, 'shop:field.description').fill('Недописанное')
  await page
    .getByRole('navigation', { name: t('shell:nav.label') })
    .getByRole('link', { name: t('shell:nav.projects') })
    .click()
  await expect(page.getByRole('alertdialog')).toContainText(t('shop:form.loses'))
})

const failureCases: [FakeShopBehaviour, state: 'waiting' | 'failed', fault: 'refused' | 'timeout' | 'unreachable'][] = [
  ['badly', 'failed', 'refused'],
  ['slowly', 'waiting', 'timeout'],
  ['not at all', 'waiting', 'unreachable'],
]
for (const [behaviour, state, failure] of failureCases)
  test(`A manager sees that the shop answers ${behaviour}, and the book is published in the end`, async ({
    browser,
  }) => {
    const card = await createCardAtStage('done', `Пески ${failure}`, press.url)
    const page = await openSignedInBlankPage(browser, 'pm', { base: press.url })
    await page.goto(`${press.url}/app/project-manager/techcards/${card.id}/shop`)
    await page.getByLabel(t('shop:field.price_hard')).fill('6000')
    await page.getByLabel(t('shop:field.category_id')).fill('1')
    await getField(page, 'shop:field.description').fill('О песках.')
    shop.setBehaviour(behaviour)
    await sendPublication(page)
    await expect(getLatestPublication(page)).toContainText(t(`publications:status.${state}`))
    await expect(getLatestPublication(page)).toContainText(t(`publications:fault.${failure}`, { status: '422' }))
    await expectAccessible(page)
    shop.setBehaviour('well')
    // A publication that the shop refused must be sent again by hand. Other failed publications are retried automatically.
    if (state === 'failed') await page.getByRole('button', { name: t('publications:resend') }).click()
    await expect(getLatestPublication(page)).toContainText(t('publications:status.sent'))
  })

test('A manager posts a book on Instagram with a generated picture and texts in three languages', async ({
  browser,
}) => {
  const card = await createCardAtStage('done', 'Озёра Кольсая', press.url)
  const page = await openSignedInBlankPage(browser, 'pm', { base: press.url })
  await page.goto(`${press.url}/app/project-manager/techcards/${card.id}/instagram`)
  const picture = page.getByRole('img', { name: t('social:preview.picture', { title: card.book_name }) })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080)
  await expect(getField(page, 'social:field.text_ru')).toHaveValue(new RegExp(card.book_name))
  for (const language of ['kz', 'ru', 'en'] as const) await getField(page, `social:field.text_${language}`).fill('')
  await page.getByRole('button', { name: t('social:form.send') }).click()
  await expect(page.getByText(t('social:problem.required')).first()).toBeVisible()
  await getField(page, 'social:field.text_kz').fill('Көлсай көлдері')
  await getField(page, 'social:field.text_ru').fill('Озёра Кольсая 📚')
  await expectAccessible(page)
  await page.getByRole('button', { name: t('social:form.send') }).click()
  await expect(getLatestPublication(page)).toContainText(t('publications:status.sent'))
  const receivedForm = shop.submittedForms.at(-1)
  expect(receivedForm?.get('caption')).toBe('Көлсай көлдері\n\n· · ·\n\nОзёра Кольсая 📚')
  expect(receivedForm?.get('image')).toMatchObject({ type: 'image/jpeg' })
})

test('A manager uploads a cover for the shop on a phone and sees its preview', async ({ browser }) => {
  const card = await createCardAtStage('done', 'Горы Тарбагатая', press.url)
  const page = await openSignedInBlankPage(browser, 'pm', { base: press.url, phone: 390 })
  await page.goto(`${press.url}/app/project-manager/techcards/${card.id}/shop`)
  await page.getByLabel(t('shop:field.src_cover')).setInputFiles(files.photo)
  const cover = page.getByRole('region', { name: t('shop:preview.label') }).locator('img')
  await expect(cover.first()).toBeAttached()
  await expectAccessible(page)
})

test('A manager of a press without a shop sees a message and cannot send', async ({ browser }) => {
  const card = await createCardAtStage('done', 'Плато Устюрт')
  const page = await openSignedInBlankPage(browser, 'pm')
  for (const [screen, feature] of [
    ['shop', 'shop'],
    ['instagram', 'social'],
  ] as const) {
    await page.goto(`${portalUrl('staff')}/app/project-manager/techcards/${card.id}/${screen}`)
    await expect(page.getByText(t(`${feature}:notConfigured.text`))).toBeVisible()
    await expect(page.getByRole('button', { name: t(`${feature}:form.send`) })).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)
  }
})

test('A manager sees why a failed post cannot be sent again', async ({ browser }) => {
  const pm = await createClient('supervisor')
  const { techcards } = await pm.call('GET /api/tech-cards', { query: { stage: 'done', per_page: 100 } })
  const posts = await Promise.all(
    techcards.map(async ({ id }) => ({
      id,
      publications: (await pm.call('GET /api/social/instagram/techcards/{id}', { params: { id } })).publications,
    })),
  )
  const failedPost = posts.find(({ publications }) => publications[0]?.status === 'failed')
  const page = await openSignedInBlankPage(browser, 'pm')
  await page.goto(`${portalUrl('staff')}/app/project-manager/techcards/${failedPost?.id}/instagram`)
  await expect(getLatestPublication(page)).toContainText(
    t('publications:notResent', { reason: t('social:notConfigured.title') }),
  )
  await expect(getLatestPublication(page).getByRole('button', { name: t('publications:resend') })).toBeHidden()
  await expectAccessible(page)
})
