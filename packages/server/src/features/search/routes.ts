import type { searchCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { search } from './search.ts'

export const handlers: HandlersOf<typeof searchCalls> = {
  'GET /api/search': async (call) => ({ groups: await search(call, call.query) }),
}
