import { expect, test } from './support/test.ts'
import { stories, getStory } from './support/tested.ts'

/** Returns a component's name as the list of components shows it: the end of its title. */
const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1)

test('the list of components marks drafts', async ({ page }) => {
  const ready = getStory('press-stageribbon--stages')
  const draft = stories.find(({ tags }) => tags.includes('draft'))
  await page.goto(`/?path=/story/${(draft ?? ready).id}`)
  await expect(page.getByText(nameOf(ready.title), { exact: true })).toBeAttached()
  if (draft) await expect(page.getByText(`${nameOf(draft.title)} draft`)).toBeAttached()
})
