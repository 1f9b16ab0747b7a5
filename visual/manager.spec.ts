import { expect, test } from './support/test.ts'

test('the list of components says beside which of them is a draft', async ({ page }) => {
  await page.goto('/?path=/story/press-todolist--all')
  await expect(page.getByText('TodoList draft')).toBeAttached()
  await expect(page.getByText('StageRibbon', { exact: true })).toBeAttached()
})
