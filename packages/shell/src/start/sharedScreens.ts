import type * as Screens from './screens.ts'

/** Where the code of what portals share is; sign-in and home do without its files' names. */
export const sharedScreens = () => import('./screens.ts')

export const sharedScreen = (name: keyof typeof Screens) => async () => (await sharedScreens())[name]()
