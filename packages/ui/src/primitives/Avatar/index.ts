export { Avatar, avatarSizes, type AvatarProps, type AvatarSize } from './Avatar.tsx'
export { AvatarStack, type AvatarStackProps } from './AvatarStack.tsx'
