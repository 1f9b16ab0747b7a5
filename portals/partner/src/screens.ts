// Screens by the names that the table of routes calls them; each is fetched when it is first opened.
export const kanban = () => import('./kanban/KanbanScreen.tsx')
export const offers = () => import('./offers/OffersScreen.tsx')
export const invoices = () => import('./offers/InvoicesScreen.tsx')
export const organization = () => import('./organization/OrganizationScreen.tsx')
export const contracts = () => import('./contracts/ContractsScreen.tsx')
export const contract = () => import('./contracts/ContractScreen.tsx')
export const invoicePreview = () => import('./offers/InvoicePreviewScreen.tsx')
export const kpPreview = () => import('./offers/KpPreviewScreen.tsx')
