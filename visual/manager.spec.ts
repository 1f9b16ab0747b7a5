import { expect, test } from './support/test.ts'
import { stories, getStory } from './support/tested.ts'

/** Returns a component's name as the list of components shows it: the end of its title. */
const getComponentName = (title: string) => title.slice(title.lastIndexOf('/') + 1)

test('the list of components marks drafts', async ({ page }) => {
  const readyStory = getStory('press-stageribbon--stages')
  const draftStory = stories.find(({ tags }) => tags.includes('draft'))
  await page.goto(`/?path=/story/${(draftStory ?? readyStory).id}`)
  await expect(page.getByText(getComponentName(readyStory.title), { exact: true })).toBeAttached()
  if (draftStory) await expect(page.getByText(`${getComponentName(draftStory.title)} draft`)).toBeAttached()
})
