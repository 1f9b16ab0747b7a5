import { expect } from '@playwright/test'
import { cardIn, drag, openBoard } from './support/board.ts'
import { ownPress } from './support/isolated-server.ts'
import { enter, textsIn } from './support/browsers.ts'
import { cardAt } from './support/fixtures.ts'
import { test } from './support/test.ts'

const t = textsIn('ru')
test('A move made through one process shows in browsers connected to another', async ({ browser }) => {
  const second = await ownPress(40, { shared: true })
  const { id, book_name: title } = await cardAt('editor', 'Долины Чарына')
  const [editor, pm, author] = await Promise.all([
    enter(browser, 'initiator'),
    enter(browser, 'pm', { base: second.url }),
    enter(browser, 'author', { base: second.url }),
  ])
  await Promise.all([openBoard(editor, t), openBoard(pm, t)])
  await author.goto(new URL(`/app/author/booktracking/${id}`, author.url()).href)
  const current = author.locator('[aria-current=step]')
  await expect(current).toContainText(t('tracking:step.editor.current'))

  await drag(editor, t, { title, from: 'editor', to: 'project' })
  await expect(cardIn(pm, t, 'project', title)).toBeVisible()
  await expect(current).not.toContainText(t('tracking:step.editor.current'))

  await drag(pm, t, { title, from: 'project', to: 'process' })
  await expect(cardIn(editor, t, 'process', title)).toBeVisible()
  await expect(current).toContainText(t('tracking:step.process.current'))
  await second.stop()
})
