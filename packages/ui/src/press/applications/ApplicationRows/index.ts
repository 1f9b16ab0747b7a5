export { ApplicationCard, type ApplicationCardProps } from './ApplicationCard.tsx'
export { applicationLayouts, ApplicationRows, type ApplicationRowsProps } from './ApplicationRows.tsx'
