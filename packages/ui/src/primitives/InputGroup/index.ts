export { InputGroup, type InputGroupProps } from './InputGroup.tsx'
