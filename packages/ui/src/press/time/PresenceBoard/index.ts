export { PresenceBoard, type PresenceBoardProps } from './PresenceBoard.tsx'
