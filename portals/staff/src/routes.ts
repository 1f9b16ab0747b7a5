import { screen, type ScreenRoute } from '@press/shell'

/** The screens of the staff, below `/app/:role`; each is loaded when it is first opened. */
export const screens: readonly ScreenRoute[] = [
  { path: '/home', screen: screen(() => import('./home/HomeScreen.tsx'), 'HomeScreen') },
  {
    path: '/applications',
    screen: screen(() => import('./applications/ApplicationsScreen.tsx'), 'ApplicationsScreen'),
  },
  {
    path: '/application-details/:id',
    screen: screen(() => import('./applications/ApplicationScreen.tsx'), 'ApplicationScreen'),
  },
  { path: '/techcards', screen: screen(() => import('./tech-cards/TechCardsScreen.tsx'), 'TechCardsScreen') },
  { path: '/techcards/new', screen: screen(() => import('./tech-cards/NewTechCardScreen.tsx'), 'NewTechCardScreen') },
  { path: '/techcards/:id', screen: screen(() => import('./tech-cards/TechCardScreen.tsx'), 'TechCardScreen') },
  {
    path: '/techcards/:id/edit',
    screen: screen(() => import('./tech-cards/EditTechCardScreen.tsx'), 'EditTechCardScreen'),
  },
  { path: '/kanban', screen: screen(() => import('./kanban/KanbanScreen.tsx'), 'KanbanScreen') },
]
