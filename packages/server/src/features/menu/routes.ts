import type { menuCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findMenu } from './queries.ts'

export const handlers: HandlersOf<typeof menuCalls> = {
  'GET /api/menu-items': ({ db, person }) => findMenu(db, person),
}
