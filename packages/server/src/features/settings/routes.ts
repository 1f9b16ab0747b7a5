import type { settingCalls } from '@press/contract'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { createDkim } from '../../mail/dkim.ts'
import { getToday } from '../../clock.ts'
import { findPriceListsForDay } from '../shared/price-lists.ts'
import {
  findLastNumbers,
  readSettings,
  countSentDocuments,
  findSettingHistory,
  findStoredSettings,
  pickTableSections,
} from './queries.ts'
import { getPressIdentity, getPressDetails } from '../../database/press-side.ts'
import { getSharedAddress } from '../../mail/sender.ts'
import { findDomainRecords } from './domain-records.ts'
import { findLogo, saveSetting } from './commands.ts'
import { findTestLetter, markTestLetterOpened, sendTestLetter } from './test-letters.ts'

export const handlers = ({ config, vault, settings: settingsInForce }: Services): HandlersOf<typeof settingCalls> => ({
  'GET /api/settings/in-force': async ({ db }) => {
    const [sections, { price_list: waste }] = await Promise.all([
      findStoredSettings(db),
      findPriceListsForDay(db, getToday()),
    ])
    return { ...pickTableSections(sections), waste }
  },

  'GET /api/press': async ({ db }) => {
    const [{ name_ru, name_kz, name_en, bin }, identity] = await Promise.all([
      getPressDetails(db),
      getPressIdentity(db),
    ])
    return {
      name_ru,
      name_kz,
      name_en,
      bin,
      called: { name_ru: identity.name_ru, name_kz: identity.name_kz, name_en: identity.name_en },
      portals: config.hasConfiguredOrigins ? config.origins : null,
    }
  },

  'GET /api/settings': async ({ db, files }) => {
    const [settings, numbers, logo, sentCount] = await Promise.all([
      readSettings(db, files),
      findLastNumbers(db),
      findLogo(db, files),
      countSentDocuments(db),
    ])
    return { settings, numbers, logo, sent: sentCount, shared_address: getSharedAddress(config) }
  },

  'GET /api/settings/{section}/history': async ({ db, files, params }) => ({
    changes: await findSettingHistory(db, files, params.section),
  }),

  'PUT /api/settings/identity': (call) => saveSetting(call, settingsInForce, 'identity', call.body),
  'PUT /api/settings/requisites': (call) => saveSetting(call, settingsInForce, 'requisites', call.body),
  'PUT /api/settings/letters': (call) => saveSetting(call, settingsInForce, 'letters', call.body),
  'PUT /api/settings/vat': (call) => saveSetting(call, settingsInForce, 'vat', call.body),
  'PUT /api/settings/withholding': (call) => saveSetting(call, settingsInForce, 'withholding', call.body),
  'PUT /api/settings/days': (call) => saveSetting(call, settingsInForce, 'days', call.body),
  'PUT /api/settings/numbering': (call) => saveSetting(call, settingsInForce, 'numbering', call.body),
  'PUT /api/settings/columns': (call) => saveSetting(call, settingsInForce, 'columns', call.body),
  'PUT /api/settings/norms': (call) => saveSetting(call, settingsInForce, 'norms', call.body),
  'PUT /api/settings/company': (call) => saveSetting(call, settingsInForce, 'company', call.body),

  'GET /api/settings/letters/domain': ({ db, query }) =>
    findDomainRecords(query.address, { dkim: createDkim(db, vault), dns: config.dns }),
  'POST /api/settings/letters/test': async (call) => ({ test: await sendTestLetter(call, call.body.to) }),
  'GET /api/settings/letters/test/{id}': async ({ db, params }) => ({ test: await findTestLetter(db, params.id) }),
  'POST /api/settings/letters/arrived': async ({ db, body }) => {
    await markTestLetterOpened(db, body.token)
    return { ok: true }
  },
})
