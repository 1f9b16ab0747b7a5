export { SignalRounds, type SignalRoundsProps } from './SignalRounds.tsx'
