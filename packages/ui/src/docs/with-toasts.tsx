import type { Decorator } from '@storybook/react-vite'
import { Announcer } from '../primitives/Announcer/index.ts'
import { ToastProvider } from '../primitives/Toast/index.ts'

/** Gives a story what a portal gives its screens: a voice, and a place for toasts. */
export const withToasts: Decorator = (Story) => (
  <Announcer>
    <ToastProvider>
      <Story />
    </ToastProvider>
  </Announcer>
)
