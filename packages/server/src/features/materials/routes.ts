import type { materialCalls } from '@press/contract'
import { getMaterials } from '@press/domain'
import { printNames } from '@press/i18n/node'
import type { HandlersOf } from '../../app/handler.ts'
import type { Services } from '../../app/services.ts'
import { addMaterial, toBindingMaterial, toFormatMaterial, toPaperMaterial, withdrawMaterial } from './commands.ts'

export function handlers({ settings: settingsInForce }: Services): HandlersOf<typeof materialCalls> {
  const dependencies = { inForce: settingsInForce }
  return {
    'GET /api/materials': async ({ t, locale }) => {
      const { papers, formats, bindings } = getMaterials()
      const names = printNames(t, locale)
      return {
        papers: papers.map((row) => ({ ...row, withdrawn: row.withdrawn ?? false, name: names.paper(row.key) })),
        formats: formats.map((row) => ({ ...row, withdrawn: row.withdrawn ?? false, name: row.key })),
        bindings: bindings.map((row) => ({ ...row, withdrawn: row.withdrawn ?? false, name: names.binding(row.key) })),
      }
    },
    'POST /api/materials/papers': (call) => addMaterial(call, dependencies, 'papers', toPaperMaterial(call.body)),
    'POST /api/materials/formats': (call) => addMaterial(call, dependencies, 'formats', toFormatMaterial(call.body)),
    'POST /api/materials/bindings': (call) => addMaterial(call, dependencies, 'bindings', toBindingMaterial(call.body)),
    'POST /api/materials/withdraw': (call) => withdrawMaterial(call, dependencies, call.body),
  }
}
