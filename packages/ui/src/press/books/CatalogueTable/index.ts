export { CatalogueCards, type CatalogueCardsProps } from './CatalogueCards.tsx'
export { CatalogueTable, type CatalogueTableProps } from './CatalogueTable.tsx'
