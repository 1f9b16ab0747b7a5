export { pageSizes, Pagination, type PaginationProps } from './Pagination.tsx'
