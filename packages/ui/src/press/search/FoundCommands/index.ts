export { useFoundCommands, type FoundPlaces } from './useFoundCommands.ts'
export type { FoundOne } from './types.ts'
