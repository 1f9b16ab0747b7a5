export { Button, type ButtonProps } from './Button.tsx'
export { buttonSizes, buttonVariants, type ButtonSize, type ButtonVariant } from './ButtonFace.tsx'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'
