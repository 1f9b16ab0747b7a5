import { NewBinding } from './NewBinding.tsx'
import { NewFormat } from './NewFormat.tsx'
import { NewPaper } from './NewPaper.tsx'
import type { NewMaterialDialogProps } from './types.ts'

/** Asks for a paper, a format or a binding that the press has not yet. Draw it while it is asked. */
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
