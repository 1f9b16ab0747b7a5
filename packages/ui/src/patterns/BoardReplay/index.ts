export { BoardReplay, type BoardReplayProps } from './BoardReplay.tsx'
export { ReplayGhosts, type ReplayGhostsProps } from './ReplayGhosts.tsx'
export { CurrentPosition, type CurrentPositionProps } from './CurrentPosition.tsx'
export {
  everyDay,
  neighbour,
  replaySteps,
  type ReplayCount,
  type ReplayDay,
  type ReplayGhost,
  type PlaceOf,
  type ReplayMove,
  type ReplayPlace,
  type ReplayStep,
} from './replay.ts'
