import { roleById } from '@press/domain'

/** Every address of the portals (spec §2), in one place. */
export const paths = {
  signIn: '/',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  home: '/app/home',
  notifications: '/app/notifications',
  settings: '/app/profile-setting',
  profile: (id: number) => `/app/profile/${id}`,
} as const

/** The addresses of one role's own screens. */
export function rolePaths(roleId: number) {
  const root = `/app/${roleById(roleId)?.path ?? 'executor'}`
  return {
    home: `${root}/home`,
    kanban: `${root}/kanban`,
    applications: `${root}/applications`,
    newApplication: `${root}/applications/new`,
    editApplication: (id: number) => `${root}/applications/${id}/edit`,
    application: (id: number) => `${root}/application-details/${id}`,
    techCards: `${root}/techcards`,
    newTechCard: (applicationId?: number) =>
      `${root}/techcards/new${applicationId ? `?applicationId=${applicationId}` : ''}`,
    techCard: (id: number) => `${root}/techcards/${id}`,
    editTechCard: (id: number) => `${root}/techcards/${id}/edit`,
    bookTracking: (id: number) => `${root}/booktracking/${id}`,
  }
}

/** Where one was going before the sign-in screen came between; only addresses of this portal are followed. */
export function returnPath(search: string): string | undefined {
  const to = new URLSearchParams(search).get('to')
  return to?.startsWith('/app') ? to : undefined
}

/** Screens whose addresses the specification keeps apart from the menu entry they belong to. */
const belongs: readonly (readonly [screen: RegExp, entry: string])[] = [
  [/\/application-details\//, '/applications/'],
  [/\/booktracking\//, '/home/'],
]

/** An address as the menu sees it: which entry is current there. */
export const menuPath = (pathname: string): string =>
  belongs.reduce((path, [screen, entry]) => path.replace(screen, entry), pathname)
