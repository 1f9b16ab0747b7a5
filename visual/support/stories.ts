import { readFileSync } from 'node:fs'

/** One story as the build lists it. */
export interface Story {
  id: string
  title: string
  name: string
  tags: readonly string[]
}

/** Where the stories are built (`scripts/build.mjs`). */
export const folder = new URL('../../.cache/stories/', import.meta.url)

const { entries } = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) as {
  entries: Record<string, Story & { type: 'story' | 'docs' }>
}
export const stories: readonly Story[] = Object.values(entries).filter(({ type }) => type === 'story')

/**
 * The story that stands for its title: the one tagged `picture`, else `All`, else the first. A title tagged `behaviour`
 * shows what a component does whose looks another title shows.
 */
function representative(title: string): Story | [] {
  const own = stories.filter((story) => story.title === title && !story.tags.includes('behaviour'))
  return own.find(({ tags }) => tags.includes('picture')) ?? own.find(({ name }) => name === 'All') ?? own[0] ?? []
}

export const titles: readonly string[] = [...new Set(stories.map(({ title }) => title))]
const isScreen = (title: string) => title.startsWith('Screens/')

/** One story of every component and example. */
export const components: readonly Story[] = titles.filter((title) => !isScreen(title)).flatMap(representative)

/** One story of every screen. */
export const screens: readonly Story[] = titles.filter(isScreen).flatMap(representative)

/** A story by its id; one that is gone must not pass for one that is fine. */
export function storyOf(id: string): Story {
  const story = stories.find((one) => one.id === id)
  if (!story) throw new Error(`No story ${id}: mend the list`)
  return story
}
