import { readFileSync } from 'node:fs'

/** One story, as the build lists it. */
export interface Story {
  id: string
  title: string
  name: string
  importPath: string
  tags: readonly string[]
}

/** The folder of the built stories (`scripts/build.mjs`). */
export const storiesFolder = new URL('../../.cache/stories/', import.meta.url)

/** Returns the stories of a build. */
export function readStories(buildUrl: URL): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(new URL('index.json', buildUrl), 'utf8')) as {
    entries: Record<string, Story & { type: 'story' | 'docs' }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/**
 * Returns the story that represents its title: the story tagged `picture`, else `All`, else the first story. Stories tagged
 * `behaviour` are left out, because they show how a component behaves and not how it looks.
 */
export function findRepresentative(all: readonly Story[], title: string): Story | undefined {
  const titleStories = all.filter((story) => story.title === title && !story.tags.includes('behaviour'))
  return (
    titleStories.find(({ tags }) => tags.includes('picture')) ??
    titleStories.find(({ name }) => name === 'All') ??
    titleStories[0]
  )
}

export const isScreen = (title: string): boolean => title.startsWith('Screens/')
