import type { settingCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import { today } from '../../clock.ts'
import type { Config } from '../../config.ts'
import { pricesOn } from '../calculator/queries.ts'
import type { SettingsInForce } from './inForce.ts'
import { pressRequisites } from '../../database/press-side.ts'
import { readSettings, settingHistory, storedSettings } from './queries.ts'
import { saveSetting } from './service.ts'

export const settingHandlers = (
  config: Pick<Config, 'company'>,
  inForce: SettingsInForce,
): HandlersOf<typeof settingCalls> => ({
  'GET /api/settings/in-force': async ({ db }) => {
    const [stored, { price_list: waste }] = await Promise.all([storedSettings(db, config), pricesOn(db, today())])
    const { vat, days, columns, materials } = stored
    return { vat: vat.value, days: days.value, columns: columns.value, materials: materials.value, waste }
  },

  'GET /api/press': async ({ db }) => {
    const { name_ru, name_kz, name_en, bin } = await pressRequisites(db)
    return { name_ru, name_kz, name_en, bin }
  },

  'GET /api/settings': async ({ db, files }) => ({ settings: await readSettings(db, files, config) }),

  'GET /api/settings/{section}/history': async ({ db, files, params }) => ({
    changes: await settingHistory(db, files, params.section),
  }),

  'PUT /api/settings/requisites': (call) => saveSetting(call, config, inForce, 'requisites', call.body),
  'PUT /api/settings/company': (call) => saveSetting(call, config, inForce, 'company', call.body),
  'PUT /api/settings/vat': (call) => saveSetting(call, config, inForce, 'vat', call.body),
  'PUT /api/settings/withholding': (call) => saveSetting(call, config, inForce, 'withholding', call.body),
  'PUT /api/settings/days': (call) => saveSetting(call, config, inForce, 'days', call.body),
  'PUT /api/settings/columns': (call) => saveSetting(call, config, inForce, 'columns', call.body),
})
