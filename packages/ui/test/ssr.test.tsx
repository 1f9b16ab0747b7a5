import { I18nextProvider } from '@press/i18n'
import { createServerI18n } from '@press/i18n/node'
import { composeStories, type Preview } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'

type Stories = Parameters<typeof composeStories>[0]
const storyModules = import.meta.glob<Stories>('../src/**/*.stories.tsx')
const i18n = createServerI18n()
const preview: Preview = {
  decorators: [
    (Story) => (
      <I18nextProvider i18n={i18n}>
        <Story />
      </I18nextProvider>
    ),
  ],
}

/**
 * Renders a component as a server does, including content that arrives later. Reports every error, even if a Suspense boundary
 * would hide it.
 */
async function renderOnServer(Story: ComponentType): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(<Story />, { onError: (error) => void errors.push(error) })
  await stream.allReady
  if (errors.length) throw new AggregateError(errors, errors.join('; '))
  return new Response(stream).text()
}

test('these tests run without a browser', () => {
  expect(typeof window).toBe('undefined')
  expect(typeof document).toBe('undefined')
})

test.each(Object.entries(storyModules))('a server can render every state in %s', async (_file, load) => {
  const errorsByStory: Record<string, string> = {}
  for (const [name, Story] of Object.entries(composeStories(await load(), preview)))
    await renderOnServer(Story as ComponentType).catch((error: unknown) => (errorsByStory[name] = String(error)))
  expect(errorsByStory).toEqual({})
})
