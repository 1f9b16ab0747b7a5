import { fn, spyOn } from 'storybook/test'

/** What a story has put on the clipboard: the real one is not a test's to write to. */
export const written = fn(async (_text: string) => undefined)

export const beforeEach = () => {
  written.mockClear()
  spyOn(navigator.clipboard, 'writeText').mockImplementation(written)
}
