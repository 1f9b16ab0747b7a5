export {
  EmptyState,
  ErrorState,
  NoResults,
  type EmptyStateProps,
  type ErrorStateProps,
  type NoResultsProps,
} from './EmptyState.tsx'
export { LockedBookDrawing, LostPageDrawing, ShelfDrawing, TornSheetDrawing, type DrawingProps } from './drawings.tsx'
