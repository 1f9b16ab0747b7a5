import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'

/** Gives a story the height of the window, as a screen does for a board or a calendar. */
export const withFullHeight =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <main style={{ blockSize: '100dvh', display: 'flex', flexDirection: 'column', ...style }}>
      <Story />
    </main>
  )
