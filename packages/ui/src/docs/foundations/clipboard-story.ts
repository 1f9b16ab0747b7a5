import { fn, spyOn } from 'storybook/test'

/** Records what a story copies; tests must not write to the real clipboard. */
export const writeText = fn(async (_text: string) => undefined)

export const beforeEach = () => {
  writeText.mockClear()
  spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
}
