import type { Aliases, ScreenRoute } from '@press/shell'
import type * as Screens from './screens.ts'

const home = () => import('./home/HomeScreen.tsx')
/** Where the code of the others is; sign-in and home do without the names of some hundred files. */
export const screens = () => import('./screens.ts')
const of = (name: keyof typeof Screens) => async () => (await screens())[name]()

/** The screens of a partner (spec §2), below `/app/partner/`. */
export const routes: readonly ScreenRoute[] = [
  { path: 'home', roles: ['partner'], title: 'shell:nav.home', screen: home },
  { path: 'kanban', roles: ['partner'], title: 'board:offers.mine', screen: of('kanban') },
  { path: 'offers', roles: ['partner'], title: 'offers:screen.title', screen: of('offers') },
  { path: 'organization', roles: ['partner'], title: 'organizations:own', screen: of('organization') },
  { path: 'contracts', roles: ['partner'], title: 'contracts:list.title', screen: of('contracts') },
  { path: 'contracts/:id', roles: ['partner'], title: 'contracts:label', crumb: 'contracts', screen: of('contract') },
  { path: 'invoice', roles: ['partner'], title: 'invoices:title', screen: of('invoices') },
  {
    path: 'invoice-preview/:id',
    roles: ['partner'],
    title: 'offers:preview.invoice',
    crumb: 'offers',
    screen: of('invoicePreview'),
  },
  { path: 'kp-preview/:id', roles: ['partner'], title: 'offers:preview.kp', crumb: 'offers', screen: of('kpPreview') },
]

/** Papers without a number are the list of offers (decisions §7). */
export const aliases: Aliases = { 'invoice-preview': 'offers', 'kp-preview': 'offers' }
