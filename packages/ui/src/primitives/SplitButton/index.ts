export { SplitButton, type SplitButtonProps } from './SplitButton.tsx'
