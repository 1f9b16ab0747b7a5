export { TechCardCards, type TechCardCardsProps } from './TechCardCards.tsx'
export { TechCardTable, type TechCardTableProps } from './TechCardTable.tsx'
