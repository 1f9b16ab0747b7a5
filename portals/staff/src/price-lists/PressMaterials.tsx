import { act } from '@press/client'
import type { MaterialKind, PriceCells } from '@press/domain'
import { useMaterials, useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { MaterialLists, NewMaterialDialog, type MaterialChoice, type NewMaterial } from '@press/ui'
import { Suspense, useState } from 'react'

/** Adds a material to the press's lists. Resolves to its name and its cells in a price list. */
async function addMaterial(newMaterial: NewMaterial): Promise<{ name: string; cells: PriceCells }> {
  switch (newMaterial.kind) {
    case 'papers': {
      const { key } = await act('POST /api/materials/papers', { body: newMaterial.material })
      return { name: newMaterial.material.name.ru, cells: { [`sheets.${key}`]: newMaterial.prices.sheet } }
    }
    case 'formats':
      return { name: (await act('POST /api/materials/formats', { body: newMaterial.material })).key, cells: {} }
    case 'bindings': {
      const { key } = await act('POST /api/materials/bindings', { body: newMaterial.material })
      const { setup, each: unitPrice } = newMaterial.prices
      return {
        name: newMaterial.material.name.ru,
        cells: { [`bindings.${key}.setup`]: setup, [`bindings.${key}.each`]: unitPrice },
      }
    }
  }
}

interface PressMaterialsProps {
  /** Adds the prices of a new material to the draft. If omitted, materials cannot be added. */
  onPriced?: (cells: PriceCells) => void
}

/**
 * The papers, formats and bindings that the press has added to the built-in materials. A new material can be chosen immediately;
 * its prices belong to the draft.
 */
export function PressMaterials({ onPriced }: PressMaterialsProps) {
  const { t } = useTranslation('materials')
  const materials = useMaterials()
  const { save, submit } = useSaving()
  const [newKind, setNewKind] = useState<MaterialKind>()

  const saveMaterial = async (material: NewMaterial) => {
    const { cells } = await submit(
      () => addMaterial(material),
      (addedMaterial) =>
        t(Object.keys(addedMaterial.cells).length > 0 ? 'said.priced' : 'said.added', { name: addedMaterial.name }),
    )
    onPriced?.(cells)
    setNewKind(undefined)
  }
  const withdrawMaterial = ({ name, ...choice }: MaterialChoice) =>
    void save(
      'withdraw',
      () => act('POST /api/materials/withdraw', { body: choice }),
      t(choice.withdrawn ? 'said.withdrawn' : 'said.offered', { name }),
    )
  return (
    <>
      <MaterialLists materials={materials} onAdd={onPriced && setNewKind} onWithdraw={withdrawMaterial} />
      {newKind && (
        <Suspense>
          <NewMaterialDialog
            kind={newKind}
            materials={materials}
            onSave={saveMaterial}
            onClose={() => setNewKind(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
