import { homeTitles } from './home.ts'
import { defineScreens } from './screen.ts'

/** The screens of an author (spec §2), in the order of the menu. */
// prettier-ignore
export const authorScreens = defineScreens({
  home: { title: homeTitles.author, menu: { icon: 'house' } },
  booktracking: { may: ['techCards', 'read'], title: 'tracking:list.label', menu: { icon: 'mapTrifold' } },
  'booktracking/:id': { may: ['techCards', 'read'], title: 'tracking:label', crumb: 'booktracking' },
  'booktracking/:id/signal': { may: ['techCards', 'read'], title: 'signals:label', crumb: 'booktracking' },
  applications: { may: ['applications', 'read'], title: 'applications:list.label', aliases: ['application-details'], menu: { icon: 'files', badge: 'applications' } },
  'applications/new': { may: ['applications', 'write'], title: 'applications:form.newTitle', crumb: 'applications' },
  'applications/:id/edit': { may: ['applications', 'write'], title: 'applications:details.number', crumb: 'applications' },
  'application-details/:id': { may: ['applications', 'read'], title: 'applications:details.number', crumb: 'applications' },
  offers: { may: ['offers', 'read'], title: 'offers:screen.documents', aliases: ['invoice-preview', 'kp-preview'], menu: { icon: 'fileText', badge: 'offers' } },
  'invoice-preview/:id': { may: ['offers', 'read'], title: 'offers:preview.invoice', crumb: 'offers' },
  'kp-preview/:id': { may: ['offers', 'read'], title: 'offers:preview.kp', crumb: 'offers' },
  contracts: { may: ['contracts', 'read'], title: 'contracts:list.title', menu: { icon: 'scroll', badge: 'contracts' } },
  'contracts/:id': { may: ['contracts', 'read'], title: 'contracts:label', crumb: 'contracts' },
  kanban: { may: ['techCards', 'read'], title: 'home:board.title', menu: { icon: 'kanban' } },
})
