import { expect } from '@playwright/test'
import { getCard, dragCard, openBoard } from './support/board.ts'
import { startIsolatedServer } from './support/isolated-server.ts'
import { openSignedInBrowser, getTranslator } from './support/browsers.ts'
import { createCardAtStage } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = getTranslator('ru')
test('A move made through one process appears in browsers connected to another', async ({ browser }) => {
  const secondServer = await startIsolatedServer(40, { shared: true })
  const { id, book_name: title } = await createCardAtStage('editor', 'Долины Чарына')
  const [editor, pm, author] = await Promise.all([
    openSignedInBrowser(browser, 'initiator'),
    openSignedInBrowser(browser, 'pm', { base: secondServer.url }),
    openSignedInBrowser(browser, 'author', { base: secondServer.url }),
  ])
  await Promise.all([openBoard(editor, t), openBoard(pm, t)])
  await author.goto(new URL(`/app/author/booktracking/${id}`, author.url()).href)
  const currentStep = author.locator('[aria-current=step]')
  await expect(currentStep).toContainText(t('tracking:step.editor.current'))

  await dragCard(editor, t, { title, from: 'editor', to: 'project' })
  await expect(getCard(pm, t, 'project', title)).toBeVisible()
  await expect(currentStep).not.toContainText(t('tracking:step.editor.current'))

  await dragCard(pm, t, { title, from: 'project', to: 'process' })
  await expect(getCard(editor, t, 'process', title)).toBeVisible()
  await expect(currentStep).toContainText(t('tracking:step.process.current'))
  await secondServer.stop()
})
