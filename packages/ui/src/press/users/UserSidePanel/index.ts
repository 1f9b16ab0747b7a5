export { UserSidePanel, type UserSidePanelProps } from './UserSidePanel.tsx'
