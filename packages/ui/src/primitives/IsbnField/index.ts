export { IsbnField, type IsbnFieldProps } from './IsbnField.tsx'
