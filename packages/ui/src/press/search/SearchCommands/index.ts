export { useFoundCommands, type FoundPlaces } from './useSearchCommands.ts'
export type { FoundOne } from './types.ts'
