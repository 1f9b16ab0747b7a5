// Themes
export * from './themes/index.ts'

// Foundations
export * from './foundations/Icon/index.ts'
export * from './foundations/layout/index.ts'
export * from './foundations/LinkProvider/index.ts'
export * from './foundations/Text/index.ts'
export * from './foundations/useMedia/index.ts'
export * from './foundations/VisuallyHidden/index.ts'

// Actions and forms
export * from './primitives/Button/index.ts'
export * from './primitives/Checkbox/index.ts'
export * from './primitives/Combobox/index.ts'
export * from './primitives/DateField/index.ts'
export * from './primitives/Field/index.ts'
export * from './primitives/IconButton/index.ts'
export * from './primitives/Link/index.ts'
export * from './primitives/RadioGroup/index.ts'
export * from './primitives/Select/index.ts'
export * from './primitives/Switch/index.ts'
export * from './primitives/TextArea/index.ts'
export * from './primitives/TextField/index.ts'

// Status, feedback and overlays
export * from './primitives/Alert/index.ts'
export * from './primitives/Announcer/index.ts'
export * from './primitives/Avatar/index.ts'
export * from './primitives/Badge/index.ts'
export * from './primitives/Dialog/index.ts'
export * from './primitives/Drawer/index.ts'
export * from './primitives/EmptyState/index.ts'
export * from './primitives/Menu/index.ts'
export * from './primitives/Popover/index.ts'
export * from './primitives/Skeleton/index.ts'
export * from './primitives/Spinner/index.ts'
export * from './primitives/Toast/index.ts'
export * from './primitives/Tooltip/index.ts'

// Navigation and lists
export * from './primitives/Breadcrumbs/index.ts'
export * from './primitives/Chip/index.ts'
export * from './primitives/Pagination/index.ts'
export * from './primitives/ProgressBar/index.ts'
export * from './primitives/SegmentedControl/index.ts'
export * from './primitives/Table/index.ts'
export * from './primitives/Tabs/index.ts'

// Frame
export * from './patterns/frame/index.ts'
export * from './patterns/ErrorPage/index.ts'
export * from './patterns/NotificationList/index.ts'
export * from './patterns/SettingsPanel/index.ts'
export * from './patterns/SignInLayout/index.ts'

// The press
export * from './press/BookCover/index.ts'
export * from './press/KanbanBoard/index.ts'
export * from './press/stages/index.ts'
export * from './press/StageRibbon/index.ts'
export * from './press/StageTimeline/index.ts'
export * from './press/TechCardTile/index.ts'
