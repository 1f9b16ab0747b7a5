export { ClockCard, type ClockCardProps } from './ClockCard.tsx'
