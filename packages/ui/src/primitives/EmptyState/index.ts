export {
  EmptyState,
  ErrorState,
  NoResults,
  type EmptyStateProps,
  type ErrorStateProps,
  type NoResultsProps,
} from './EmptyState.tsx'
export type { DrawingProps } from './Drawing.tsx'
export { ShelfDrawing, TornSheetDrawing } from './drawings.tsx'
export { LockedBookDrawing, LostPageDrawing } from './page-drawings.tsx'
