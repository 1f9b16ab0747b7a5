import { findContrastFailures, findViolations } from './support/axe.ts'
import { requestReload, listLeftovers, playStory } from './support/page.ts'
import { stories, titles } from './support/tested.ts'
import { expect, test } from './support/test.ts'

// Motion is reduced, because plays check what is visible immediately. Only a few stories test motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Each test is a story title. Its stories run one after another on one page, and each failure names its story.
for (const title of titles)
  test(title, async ({ page, complaints }) => {
    for (const story of stories.filter((one) => one.title === title)) {
      const visited = await playStory(page, story)
      expect.soft(visited.errors, `${story.name}: thrown`).toEqual([])
      // The console is checked before axe runs, because axe logs messages about frames that it cannot inspect.
      expect.soft(complaints.splice(0), `${story.name}: the console must be silent`).toEqual([])
      expect.soft(await findViolations(page, visited), `${story.name}: not accessible`).toEqual([])
      expect.soft(await findContrastFailures(page, visited), `${story.name}: too little contrast`).toEqual([])
      complaints.length = 0
    }
    expect.soft(await listLeftovers(page), 'left on the page').toEqual([])
    // Reloads the page, so that a broken story does not affect the next title.
    if (test.info().errors.length > 0) requestReload()
  })
