export { RatingField, type RatingFieldProps } from './RatingField.tsx'
export { RatingFields, type RatingFieldsProps } from './RatingFields.tsx'
export { RatingMean, type RatingMeanProps } from './RatingMean.tsx'
