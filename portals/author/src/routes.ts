import type { RoleKey } from '@press/domain'
import type { Aliases, ScreenRoute } from '@press/shell'
import type * as Screens from './screens.ts'

const home = () => import('./home/HomeScreen.tsx')
/** Where the code of the others is; sign-in and home do without the names of some hundred files. */
export const screens = () => import('./screens.ts')
const of = (name: keyof typeof Screens) => async () => (await screens())[name]()

const roles: readonly RoleKey[] = ['author']

/** The screens of an author (spec §2), below `/app/author/`. */
// prettier-ignore
export const routes: readonly ScreenRoute[] = [
  { path: 'home', roles, title: 'shell:nav.books', screen: home },
  { path: 'kanban', roles, title: 'home:board.title', screen: of('kanban') },
  { path: 'applications', roles, title: 'applications:list.label', screen: of('applications') },
  { path: 'applications/new', roles, title: 'applications:form.newTitle', crumb: 'applications', screen: of('newApplication') },
  { path: 'applications/:id/edit', roles, title: 'applications:details.number', crumb: 'applications', screen: of('editApplication') },
  { path: 'application-details/:id', roles, title: 'applications:details.number', crumb: 'applications', screen: of('application') },
  { path: 'offers', roles, title: 'offers:screen.documents', screen: of('offers') },
  { path: 'invoice-preview/:id', roles, title: 'offers:preview.invoice', crumb: 'offers', screen: of('invoicePreview') },
  { path: 'kp-preview/:id', roles, title: 'offers:preview.kp', crumb: 'offers', screen: of('kpPreview') },
  { path: 'contracts', roles, title: 'contracts:list.title', screen: of('contracts') },
  { path: 'contracts/:id', roles, title: 'contracts:label', crumb: 'contracts', screen: of('contract') },
  { path: 'booktracking', roles, title: 'tracking:list.label', screen: of('books') },
  { path: 'booktracking/:id', roles, title: 'tracking:label', crumb: 'booktracking', screen: of('book') },
  { path: 'booktracking/:id/signal', roles, title: 'signals:label', crumb: 'booktracking', screen: of('signal') },
]

/** Applications without a number are their list (decisions §7). */
export const aliases: Aliases = {
  'application-details': 'applications',
  'invoice-preview': 'offers',
  'kp-preview': 'offers',
}
