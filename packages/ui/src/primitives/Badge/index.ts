export { Badge, badgeTones, type BadgeProps, type BadgeTone, type StageTone } from './Badge.tsx'
export { Count, type CountProps } from './Count.tsx'
