export { CopyButton, copyButtonVariants, type CopyButtonProps } from './CopyButton.tsx'
