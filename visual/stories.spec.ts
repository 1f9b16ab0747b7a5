import { pictures } from '../everything.ts'
import { illegible, violations } from './support/axe.ts'
import { visit } from './support/page.ts'
import { looksAsBefore } from './support/picture.ts'
import { components, screens, stories, titles, type Story } from './support/stories.ts'
import { expect, test, type Page } from './support/test.ts'

// A play asks what is seen at once; motion is what single stories look at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Where a story is looked at; one that stands for its component or screen at the size of its pictures. */
function sizeOf(story: Story) {
  if (components.includes(story)) return { width: 800, height: 600 }
  if (screens.includes(story)) return { width: 1280, height: 800 }
  return undefined
}

async function looksAsItDid(page: Page, story: Story): Promise<void> {
  if (components.includes(story)) await looksAsBefore(page, story, ['light', 'dark'], false)
  if (screens.includes(story)) await looksAsBefore(page, story, ['light', 'dark', 'semi-light', 'semi-dark'], true)
}

for (const title of titles)
  test.describe(title, () => {
    // The stories of a title go to one worker, in their order: they stand one after the other on one page.
    test.describe.configure({ mode: 'default' })
    for (const story of stories.filter((one) => one.title === title))
      test(story.name, { tag: sizeOf(story) ? '@picture' : [] }, async ({ page, complaints }) => {
        const visited = await visit(page, story, sizeOf(story), screens.includes(story))
        expect(visited.errors, 'thrown').toEqual([])
        if (pictures) await looksAsItDid(page, story)
        // Before axe, which writes of frames that it cannot look into.
        expect.soft(complaints, 'the console must be silent').toEqual([])
        expect.soft(await violations(page, visited), 'not accessible').toEqual([])
        expect.soft(await illegible(page, visited), 'too little contrast').toEqual([])
      })
  })
