export { BoardReplay, type BoardReplayProps } from './BoardReplay.tsx'
export { ReplayGhosts, type ReplayGhostsProps } from './ReplayGhosts.tsx'
export { CurrentPosition, type CurrentPositionProps } from './CurrentPosition.tsx'
export {
  listEveryDay,
  getNeighbourDay,
  replaySteps,
  type ReplayCount,
  type ReplayDay,
  type ReplayGhost,
  type GetReplayPlace,
  type ReplayMove,
  type ReplayPlace,
  type ReplayStep,
} from './replay.ts'
