import { homeTitles } from './home.ts'
import { defineScreens } from './screen.ts'

/** The screens of a partner (spec §2), in the order of the menu. */
// prettier-ignore
export const partnerScreens = defineScreens({
  home: { title: homeTitles.partner, menu: { icon: 'house' } },
  offers: { may: ['offers', 'read'], title: 'offers:screen.title', aliases: ['invoice-preview', 'kp-preview'], menu: { icon: 'fileText', badge: 'offers' } },
  'invoice-preview/:id': { may: ['offers', 'read'], title: 'offers:preview.invoice', crumb: 'offers' },
  'kp-preview/:id': { may: ['offers', 'read'], title: 'offers:preview.kp', crumb: 'offers' },
  invoice: { may: ['invoices', 'read'], title: 'invoices:title', menu: { icon: 'receipt' } },
  contracts: { may: ['contracts', 'read'], title: 'contracts:list.title', menu: { icon: 'scroll', badge: 'contracts' } },
  'contracts/:id': { may: ['contracts', 'read'], title: 'contracts:label', crumb: 'contracts' },
  kanban: { may: ['offers', 'read'], title: 'boards:offers.mine', menu: { icon: 'kanban' } },
  organization: { may: ['organizations', 'read'], title: 'organizations:own', menu: { icon: 'buildings', order: 1 } },
})
