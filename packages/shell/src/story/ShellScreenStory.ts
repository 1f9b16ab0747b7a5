import { AppShell, TopShell } from '@press/ui'
import { createScreenStory } from './screen-story.tsx'

/** The shared and the public screens are routes of the shell itself, so these portals have no other screens. */
const noScreens = { home: async () => ({ Home: () => null }), screens: async () => ({ routes: [] }) }

/** The staff portal at the address of a shared or public screen, for stories. */
export const ShellScreenStory = createScreenStory({ portal: 'staff', Shell: AppShell, ...noScreens })
/** The author portal, for screens that look different there and for public screens that only authors have. */
export const AuthorShellScreenStory = createScreenStory({ portal: 'author', Shell: TopShell, ...noScreens })
