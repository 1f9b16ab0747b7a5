import type { ParsedBody } from '@press/contract'
import {
  type MaterialKind,
  type Materials,
  type MaterialProblems,
  createPaperKey,
  validatePaper,
  normalizeFormatKey,
  validateFormat,
  createBindingKey,
  validateBinding,
  firstPapers,
  firstFormats,
  firstBindings,
  materialLimits,
} from '@press/domain'
import type { Tx } from '../../database/database.ts'
import { PressError } from '../../errors.ts'
import type { Context } from '../shared/context.ts'
import type { SettingsInForce } from '../../app/services.ts'
import { lockSettings, writeSetting } from '../shared/settings/save-setting.ts'
import { readStoredSettings, createTxReader } from '../shared/settings/stored.ts'

interface Dependencies {
  inForce: SettingsInForce
}

/** A row to add, and a function that finds its problems among the existing materials. */
interface NewMaterial<Kind extends MaterialKind> {
  row: Materials[Kind][number]
  findProblems: (existingMaterials: Materials) => MaterialProblems
}

export const toPaperMaterial = (paper: ParsedBody<'POST /api/materials/papers'>): NewMaterial<'papers'> => ({
  row: { key: createPaperKey(paper), ...paper },
  findProblems: (existingMaterials) => validatePaper(paper, existingMaterials),
})

export const toFormatMaterial = (format: ParsedBody<'POST /api/materials/formats'>): NewMaterial<'formats'> => {
  const { sheet_width, sheet_height, ...row } = format
  return {
    row: { ...row, key: normalizeFormatKey(format.key), sheet: `${sheet_width}×${sheet_height}` },
    findProblems: (existingMaterials) => validateFormat(format, existingMaterials),
  }
}

export const toBindingMaterial = (binding: ParsedBody<'POST /api/materials/bindings'>): NewMaterial<'bindings'> => ({
  row: { key: createBindingKey(binding), ...binding },
  findProblems: (existingMaterials) => validateBinding(binding, existingMaterials),
})

/**
 * Saves a change of the press's own materials, one change at a time. Applies the change in this process before the call returns.
 */
async function changeMaterials(
  { db, person }: Context,
  { inForce: settingsInForce }: Dependencies,
  applyChange: (addedMaterials: Materials) => Materials,
): Promise<void> {
  await db.transaction(async (tx: Tx) => {
    await lockSettings(tx)
    const previousMaterials = (await readStoredSettings(createTxReader(tx))).materials.value
    await writeSetting(tx, 'materials', {
      before: previousMaterials,
      value: applyChange(previousMaterials),
      by: person.id,
    })
  })
  await settingsInForce.read()
}

/** Adds a paper, a format or a binding to the press's list, so that people can choose it. An added material is never deleted. */
export async function addMaterial<Kind extends MaterialKind>(
  context: Context,
  dependencies: Dependencies,
  kind: Kind,
  { row, findProblems: findMaterialProblems }: NewMaterial<Kind>,
): Promise<{ key: string }> {
  await changeMaterials(context, dependencies, (addedMaterials) => {
    const fields = findMaterialProblems({
      papers: [...firstPapers, ...addedMaterials.papers],
      formats: [...firstFormats, ...addedMaterials.formats],
      bindings: [...firstBindings, ...addedMaterials.bindings],
    })
    if (Object.keys(fields).length > 0) throw new PressError('validation', { fields })
    if (addedMaterials[kind].length >= materialLimits.count)
      throw new PressError('moveRefused', {
        message: { text: 'materials.tooMany', params: { max: materialLimits.count } },
      })
    return { ...addedMaterials, [kind]: [...addedMaterials[kind], row] }
  })
  return { key: row.key }
}

/** Withdraws a material of the press's own list from the choices, or restores it. */
export async function withdrawMaterial(
  context: Context,
  dependencies: Dependencies,
  { kind, key, withdrawn }: ParsedBody<'POST /api/materials/withdraw'>,
): Promise<{ key: string }> {
  await changeMaterials(context, dependencies, (addedMaterials) => {
    if (!addedMaterials[kind].some((row) => row.key === key))
      throw new PressError('validation', { fields: { key: 'choice' } })
    return {
      ...addedMaterials,
      [kind]: addedMaterials[kind].map((row) => (row.key === key ? { ...row, withdrawn } : row)),
    }
  })
  return { key }
}
