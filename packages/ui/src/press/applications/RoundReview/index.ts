export { RoundFiles } from './RoundFiles.tsx'
export { RoundReview, type RoundReviewProps } from './RoundReview.tsx'
export type { ReviewPlace } from './ReviewBar.tsx'
export type { ReviewValues } from './review-values.ts'
