export { BoardLane, BoardLanes, type BoardLaneProps, type BoardLanesProps } from './BoardLanes.tsx'
