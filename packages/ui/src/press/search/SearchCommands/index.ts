export { useSearchCommands, type HitHrefs } from './useSearchCommands.ts'
export type { SearchHit } from './types.ts'
