import type { menuCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { menuOf } from './service.ts'

export const handlers: HandlersOf<typeof menuCalls> = {
  'GET /api/menu-items': ({ db, person }) => menuOf(db, person),
}
