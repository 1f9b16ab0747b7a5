// Themes
export * from './themes/index.ts'

// Foundations
export * from './foundations/Icon/index.ts'
export * from './foundations/layout/index.ts'
export * from './foundations/useMedia/index.ts'
export * from './foundations/VisuallyHidden/index.ts'

// Status, feedback and overlays
export * from './primitives/Alert/index.ts'
export * from './primitives/Announcer/index.ts'
export * from './primitives/Avatar/index.ts'
export * from './primitives/Badge/index.ts'
export * from './primitives/Dialog/index.ts'
export * from './primitives/Drawer/index.ts'
export * from './primitives/EmptyState/index.ts'
export * from './primitives/Menu/index.ts'
export * from './primitives/Skeleton/index.ts'
export * from './primitives/Spinner/index.ts'
export * from './primitives/Toast/index.ts'
export * from './primitives/Tooltip/index.ts'
