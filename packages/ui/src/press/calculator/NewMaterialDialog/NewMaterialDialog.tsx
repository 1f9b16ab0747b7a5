import { NewBinding } from './NewBinding.tsx'
import { NewFormat } from './NewFormat.tsx'
import { NewPaper } from './NewPaper.tsx'
import type { NewMaterialDialogProps } from './types.ts'

/** A dialog for adding a paper, format or binding. Render it only while it is open. */
export function NewMaterialDialog({ kind, ...props }: NewMaterialDialogProps) {
  switch (kind) {
    case 'papers':
      return <NewPaper {...props} />
    case 'formats':
      return <NewFormat {...props} />
    case 'bindings':
      return <NewBinding {...props} />
  }
}
