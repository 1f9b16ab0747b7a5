import type { ScreenRoute } from '@press/shell'

const home = () => import('./home/HomeScreen.tsx')
const offers = () => import('./offers/OffersScreen.tsx')

/** The screens of a partner (spec §2), below `/app/partner/`. */
export const routes: readonly ScreenRoute[] = [
  { path: 'home', roles: ['partner'], title: 'shell:nav.home', screen: home },
  { path: 'offers', roles: ['partner'], title: 'offers:screen.title', screen: offers },
]
