export { KbeField, type KbeFieldProps } from './KbeField.tsx'
