import { expect } from '@playwright/test'
import { portalUrl } from './support/addresses.ts'
import { enter, textsIn } from './support/people.ts'
import { cardAt } from './support/scenes.ts'
import { test } from './support/test.ts'

const t = textsIn('ru')

test('What was typed is not left behind unasked: neither by a link, nor by the way back', async ({ browser }) => {
  const { id, book_name: title } = await cardAt('process', 'Тұмар')
  const page = await enter(browser, 'initiator')
  await page.goto(`${portalUrl('staff')}/app/initiator/techcards/${id}`)
  await page.getByRole('link', { name: t('tech-cards:act.edit') }).click()
  const name = page.getByRole('textbox', { name: t('tech-cards:field.book_name') })
  await name.fill(`${title}, второе издание`)
  const edit = page.url()
  const question = page.getByRole('dialog', { name: t('shell:leave.title') })

  await page.getByRole('link', { name: t('shell:nav.kanban') }).click()
  await question.getByRole('button', { name: t('shell:leave.stay') }).click()
  await expect(question).toBeHidden()
  expect(page.url()).toBe(edit)

  await page.goBack()
  await expect(question).toBeVisible()
  expect(page.url()).toBe(edit)
  await question.getByRole('button', { name: t('shell:leave.stay') }).click()
  await expect(name).toHaveValue(`${title}, второе издание`)

  await page.goBack()
  await question.getByRole('button', { name: t('shell:leave.confirm') }).click()
  await expect(page).toHaveURL(new RegExp(`/techcards/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
