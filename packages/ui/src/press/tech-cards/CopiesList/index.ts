export { CopiesList, type CopiesListProps } from './CopiesList.tsx'
