import { act } from '@press/client'
import type { MaterialKind, PriceCells } from '@press/domain'
import { useMaterials, useTranslation } from '@press/i18n'
import { useRefusal } from '@press/shell'
import { MaterialLists, NewMaterialDialog, useToast, type MaterialChoice, type NewMaterial } from '@press/ui'
import { Suspense, useState } from 'react'
import { useRowMutation } from '../shared/useRowMutation.ts'

/** Adds a material to the press's lists. Resolves with its name and its cells in a price list. */
async function added(newMaterial: NewMaterial): Promise<{ name: string; cells: PriceCells }> {
  switch (newMaterial.kind) {
    case 'papers': {
      const { key } = await act('POST /api/materials/papers', { body: newMaterial.material })
      return { name: newMaterial.material.name.ru, cells: { [`sheets.${key}`]: newMaterial.prices.sheet } }
    }
    case 'formats':
      return { name: (await act('POST /api/materials/formats', { body: newMaterial.material })).key, cells: {} }
    case 'bindings': {
      const { key } = await act('POST /api/materials/bindings', { body: newMaterial.material })
      const { setup, each } = newMaterial.prices
      return {
        name: newMaterial.material.name.ru,
        cells: { [`bindings.${key}.setup`]: setup, [`bindings.${key}.each`]: each },
      }
    }
  }
}

interface PressMaterialsProps {
  /** Adds the prices of a new material to the draft. Without it nothing can be added. */
  onPriced?: (cells: PriceCells) => void
}

/**
 * The papers, formats and bindings that the press has added to the built-in ones. A new material can be chosen immediately; its
 * prices belong to the draft.
 */
export function PressMaterials({ onPriced }: PressMaterialsProps) {
  const { t } = useTranslation('materials')
  const materials = useMaterials()
  const toast = useToast()
  const refusalOf = useRefusal()
  const { save } = useRowMutation()
  const [newKind, setNewKind] = useState<MaterialKind>()

  const add = async (material: NewMaterial) => {
    try {
      const { name, cells } = await added(material)
      onPriced?.(cells)
      toast({ message: t(Object.keys(cells).length > 0 ? 'said.priced' : 'said.added', { name }) })
      setNewKind(undefined)
    } catch (error) {
      throw refusalOf(error)
    }
  }
  const withdraw = ({ name, ...choice }: MaterialChoice) =>
    void save(
      'withdraw',
      () => act('POST /api/materials/withdraw', { body: choice }),
      t(choice.withdrawn ? 'said.withdrawn' : 'said.offered', { name }),
    )
  return (
    <>
      <MaterialLists materials={materials} onAdd={onPriced && setNewKind} onWithdraw={withdraw} />
      {newKind && (
        <Suspense>
          <NewMaterialDialog kind={newKind} materials={materials} onSave={add} onClose={() => setNewKind(undefined)} />
        </Suspense>
      )}
    </>
  )
}
