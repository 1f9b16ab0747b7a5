export { MissingDetails, type MissingDetailsProps } from './MissingDetails.tsx'
export { getMissingDetailReason, useMissingDetailLabels } from './useMissingDetailLabels.ts'
