import axe from 'axe-core'
import { afterEach, beforeEach, type TestContext } from 'vitest'
import { themes, type ThemeName } from '../src/themes/themes.ts'

/** What Storybook's test leaves on vitest's context: the story that has just been played and still stands on the page. */
interface PlayedStory {
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
}

// What must hold for every story beside its own play function and axe in its own theme.

/** React's `act` speaks of how a test drives it; no page has it. */
const ofTheHarness = /`act`/

const complaints: string[] = []
for (const level of ['error', 'warn'] as const) {
  const write = console[level]
  console[level] = (...words: unknown[]) => {
    const complaint = words.map(String).join(' ')
    if (!ofTheHarness.test(complaint)) complaints.push(complaint)
    write(...words)
  }
}

beforeEach(() => void complaints.splice(0))

afterEach(() => {
  if (complaints.length) throw new Error(`The console must be silent:\n${complaints.join('\n')}`)
})

afterEach(async (context: TestContext & { story?: PlayedStory }) => {
  const { story } = context
  // A story with a theme of its own shows that theme; all others are shown in light and must be legible in every one.
  if (!story || story.globals['theme'] !== 'light' || story.parameters['themes'] === false) return
  const texts = await illegible()
  if (texts.length) throw new Error(`Too little contrast:\n${texts.join('\n')}`)
})

/** The texts that fail axe's contrast in another theme than light, with that theme's name. */
async function illegible(): Promise<string[]> {
  const root = document.documentElement
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent = '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }'
  const found: string[] = []
  try {
    for (const theme of otherLooks()) {
      root.dataset['theme'] = theme
      const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
      for (const { any, html } of violations.flatMap(({ nodes }) => nodes))
        found.push(`${theme}: ${any.map(({ message }) => message).join(' ')} ${html}`)
    }
  } finally {
    root.dataset['theme'] = 'light'
    still.remove()
  }
  return found
}

/** A theme is two surfaces; where nothing stands on the frame's, two themes draw the same page and one of them is enough. */
function otherLooks(): ThemeName[] {
  return document.querySelector('[data-surface="chrome"]')
    ? (Object.keys(themes) as ThemeName[]).filter((name) => name !== 'light')
    : ['dark']
}
