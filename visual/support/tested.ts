import { storiesFolder, isScreen, findRepresentative, readStories, type Story } from './stories.ts'

/* The stories under test, as built by `scripts/build.mjs`. */

export const stories: readonly Story[] = readStories(storiesFolder)
export const titles: readonly string[] = [...new Set(stories.map(({ title }) => title))]

/** One story of every component and example. */
export const components: readonly Story[] = titles
  .filter((title) => !isScreen(title))
  .flatMap((title) => findRepresentative(stories, title) ?? [])

/** Returns a story by its id. Throws if the story does not exist, so that a missing story does not pass a test. */
export function getStory(id: string): Story {
  const story = stories.find((one) => one.id === id)
  if (!story) throw new Error(`No story ${id}: correct the list`)
  return story
}
