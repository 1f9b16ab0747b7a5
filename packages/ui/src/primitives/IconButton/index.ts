export { IconButton, type IconButtonProps } from './IconButton.tsx'
export { iconButtonSizes, iconButtonTones, type IconButtonSize, type IconButtonTone } from './IconButtonFace.tsx'
export { IconButtonLink, type IconButtonLinkProps } from './IconButtonLink.tsx'
