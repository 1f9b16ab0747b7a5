export { FieldMessage, Field, type FieldProps } from './Field.tsx'
export { FieldErrorsContext, useFieldError, type FieldErrors } from './field-errors.ts'
export { useField, type FieldParts, type FieldTexts } from './useField.ts'
