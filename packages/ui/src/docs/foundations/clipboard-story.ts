import { fn, spyOn } from 'storybook/test'

/** Records what a story copies; tests must not write to the real clipboard. */
export const written = fn(async (_text: string) => undefined)

export const beforeEach = () => {
  written.mockClear()
  spyOn(navigator.clipboard, 'writeText').mockImplementation(written)
}
