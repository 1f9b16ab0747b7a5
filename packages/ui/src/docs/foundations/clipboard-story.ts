import { fn, spyOn } from 'storybook/test'

/** Records what a story copies; tests must not write to the real clipboard. */
export const writeTextMock = fn(async (_text: string) => undefined)

export const beforeEach = () => {
  writeTextMock.mockClear()
  spyOn(navigator.clipboard, 'writeText').mockImplementation(writeTextMock)
}
