import { readFileSync } from 'node:fs'

/** One story as the built Storybook lists it. */
export interface Story {
  id: string
  title: string
  name: string
  tags: readonly string[]
}

const index = new URL('../../storybook-static/index.json', import.meta.url)
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  entries: Record<string, Story & { type: 'story' | 'docs' }>
}
const stories: readonly Story[] = Object.values(entries).filter(({ type }) => type === 'story')

/** The story that stands for its title: the one tagged `picture`, else `All`, else the first. */
function representative(title: string): Story | [] {
  const own = stories.filter((story) => story.title === title)
  return own.find(({ tags }) => tags.includes('picture')) ?? own.find(({ name }) => name === 'All') ?? own[0] ?? []
}

const titles = [...new Set(stories.map(({ title }) => title))]
const isScreen = (title: string) => title.startsWith('Screens/')

/** One story of every component and example. */
export const components: readonly Story[] = titles.filter((title) => !isScreen(title)).flatMap(representative)

/** One story of every screen. */
export const screens: readonly Story[] = titles.filter(isScreen).flatMap(representative)

/** A story by its id; one that is gone must not pass for one that is fine. */
export function storyOf(id: string): Story {
  const story = stories.find((one) => one.id === id)
  if (!story) throw new Error(`No story ${id}: build Storybook, or mend the list`)
  return story
}
