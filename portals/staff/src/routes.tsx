import type { RouteObject } from 'react-router-dom'

/** The screens of the staff, below `/app/:role`; each is loaded when it is first opened. */
export const screens: RouteObject[] = [
  { path: 'home', lazy: async () => ({ Component: (await import('./home/HomeScreen.tsx')).HomeScreen }) },
  {
    path: 'applications',
    lazy: async () => ({ Component: (await import('./applications/ApplicationsScreen.tsx')).ApplicationsScreen }),
  },
  {
    path: 'application-details/:id',
    lazy: async () => ({ Component: (await import('./applications/ApplicationScreen.tsx')).ApplicationScreen }),
  },
  {
    path: 'techcards',
    lazy: async () => ({ Component: (await import('./tech-cards/TechCardsScreen.tsx')).TechCardsScreen }),
  },
  {
    path: 'techcards/new',
    lazy: async () => ({ Component: (await import('./tech-cards/NewTechCardScreen.tsx')).NewTechCardScreen }),
  },
  {
    path: 'techcards/:id',
    lazy: async () => ({ Component: (await import('./tech-cards/TechCardScreen.tsx')).TechCardScreen }),
  },
  {
    path: 'techcards/:id/edit',
    lazy: async () => ({ Component: (await import('./tech-cards/EditTechCardScreen.tsx')).EditTechCardScreen }),
  },
  { path: 'kanban', lazy: async () => ({ Component: (await import('./kanban/KanbanScreen.tsx')).KanbanScreen }) },
]
