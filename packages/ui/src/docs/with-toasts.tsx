import type { Decorator } from '@storybook/react-vite'
import { Announcer } from '../primitives/Announcer/index.ts'
import { ToastProvider } from '../primitives/Toast/index.ts'

/** Wraps a story in the announcer and the toast provider that portals give their screens. */
export const withToasts: Decorator = (Story) => (
  <Announcer>
    <ToastProvider>
      <Story />
    </ToastProvider>
  </Announcer>
)
