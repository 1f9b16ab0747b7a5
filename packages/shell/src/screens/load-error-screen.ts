/** Loads the error screen. The frame loads it in advance, in case the connection fails later. */
export const loadErrorScreen = () => import('./ErrorScreen.tsx')
