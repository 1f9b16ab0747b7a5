import { expect } from '@playwright/test'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')

test('Toasts disappear by themselves, or stay until closed when the person chooses so', async ({ browser }) => {
  const page = await openSignedInBrowser(browser, 'partner', { at: 'todo' })
  const addedToast = page.getByRole('listitem').filter({ hasText: t('todos:toast.added') })
  const addTodo = async (title: string) => {
    await page.getByRole('textbox', { name: t('todos:add.label') }).fill(title)
    await page.getByRole('button', { name: t('todos:add.submit') }).click()
    await expect(addedToast).toBeVisible()
  }
  const chooseMessageDuration = async (duration: 'brief' | 'untilClosed') => {
    await page.getByRole('button', { name: new RegExp(t('shell:header.profile')) }).click()
    await page.getByRole('menuitem', { name: t('shell:header.viewSettings') }).click()
    const drawer = page.getByRole('dialog', { name: t('frame:settings.title') })
    await drawer.getByText(t(`frame:settings.messageStays.${duration}`)).click()
    await expect(drawer.getByRole('radio', { name: t(`frame:settings.messageStays.${duration}`) })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  }

  await chooseMessageDuration('brief')
  await addTodo('Сверить макет')
  await expect(addedToast).toHaveCount(0)

  await chooseMessageDuration('untilClosed')
  await page.reload()
  await addTodo('Позвонить в издательство')
  await addTodo('Забрать сигнальный экземпляр')
  await expect(addedToast).toHaveCount(2)
  await page
    .getByRole('button', { name: t('ui:toast.close') })
    .first()
    .click()
  await expect(addedToast).toHaveCount(1)
})
