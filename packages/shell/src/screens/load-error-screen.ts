/** Fetches what stands where a screen cannot; the frame does so beforehand, for when there is no connection. */
export const loadErrorScreen = () => import('./ErrorScreen.tsx')
