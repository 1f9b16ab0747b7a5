export { useFoundCommands, type FoundPlaces } from './useFoundCommands.ts'
export type { FoundGroup, FoundItems, FoundOne } from './types.ts'
