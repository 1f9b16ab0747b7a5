import type { statisticsCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { findDeliveries } from './deliveries.ts'
import { findLoad } from './load.ts'
import { findMoney } from './money.ts'
import { findPace } from './pace.ts'

export const statisticsHandlers: HandlersOf<typeof statisticsCalls> = {
  'GET /api/statistics/stages': ({ db, person, scope }) => findPace(db, person, scope),
  'GET /api/statistics/load': ({ db, files }) => findLoad(db, files),
  'GET /api/statistics/money': ({ db, person, scope }) => findMoney(db, person, scope),
  'GET /api/statistics/deliveries': ({ db, files, person, scope }) => findDeliveries(db, files, person, scope),
}
