import type { RoleKey } from '@press/domain'

/** Screen names below `/app` that the specification gives each role (§2), spelled as there. */
export const specified: Partial<Record<RoleKey, string>> = {
  initiator: `home support techcards offers chat booktracking kanban calendar applications appstatus application-details
    invoice-preview invoice-preview/7`,
  deputy: 'support',
  author: `home calendar chat kanban applications application-details profile/7 profile-setting offers invoice-preview
    booktracking`,
  executor: 'home kanban todo chat calendar projects project-details mywallet contracts',
  pm: `home offers chat calendar kanban todo projects project-details techcards booktracking mywallet books
    invoice-preview invoice-preview/7 contracts`,
  typography: `kanban calendar techcards booktracking invoice-preview/7 chat partnerKanban smartKanban orderKanban`,
  accounting: `home statistics contracts chat todo kanban partnerKanban smartKanban orderKanban calendar techcards books
    invoice-preview/7 invoice contract-edit/7 contract-add/author realisation typography memorandum offers
    invoice-preview`,
  partner: 'home chat todo kanban calendar offers invoice profile/7 profile-setting contracts',
  stock: 'chat partnerKanban smartKanban kanban booktracking calendar techcards',
  supervisor: `statistics contracts contracts/hr contracts/op contracts/biz partnerKanban smartKanban invoice-preview/7
    chat applications home application-details projects users organizations project-details techcards invoice offers
    invoice-preview calendar booktracking kanban contract-add/personal contract-add/confidence`,
  hr: `contracts users contract-add/personal contract-add/confidence contract-add/itd contract-add/neconc
    contract-add/gph`,
}
