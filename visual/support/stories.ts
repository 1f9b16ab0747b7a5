import { readFileSync } from 'node:fs'

/** One story as the built Storybook lists it. */
export interface Story {
  id: string
  title: string
  name: string
}

interface Entry extends Story {
  type: 'story' | 'docs'
  tags: readonly string[]
}

const index = new URL('../../storybook-static/index.json', import.meta.url)
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> }
const byTitle = Map.groupBy(
  Object.values(entries).filter(({ type }) => type === 'story'),
  ({ title }) => title,
)

/** The story that stands for its title: the one tagged `picture`, else `All`, else the first. */
const representatives: Story[] = [...byTitle.values()].flatMap(
  (stories) =>
    stories.find(({ tags }) => tags.includes('picture')) ??
    stories.find(({ name }) => name === 'All') ??
    stories[0] ??
    [],
)

const isScreen = ({ title }: Story) => title.startsWith('Screens/')

/** One story of every component and example. */
export const components: readonly Story[] = representatives.filter((story) => !isScreen(story))

/** One story of every screen. */
export const screens: readonly Story[] = representatives.filter(isScreen)
