import {
  Button,
  glyphs,
  TableImportDialog,
  type TableImportReport,
  type TableImportTexts,
  type UploadOptions,
} from '@press/ui'
import { useState } from 'react'
import { useTableImport } from './useTableImport.ts'

interface TableImportButtonProps<Field extends string> {
  /** The label of the button. */
  label: string
  texts: TableImportTexts<Field>
  onTemplate: () => Promise<void>
  /** Checks a table, or imports it when `write` is true. */
  onImport: (file: File, write: boolean, options?: Partial<UploadOptions>) => Promise<TableImportReport<Field>>
  /** Returns the message about the number of imported rows. */
  getImportedText: (count: number) => string
}

/** A button that imports many rows from a table, once all rows are valid. */
export function TableImportButton<Field extends string>({
  label,
  texts,
  onTemplate,
  onImport,
  getImportedText,
}: TableImportButtonProps<Field>) {
  const [isOpen, setIsOpen] = useState(false)
  const { showFailure, ...importProps } = useTableImport(onImport, getImportedText)
  return (
    <>
      <Button leading={glyphs.uploadSimple} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <TableImportDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        texts={texts}
        onTemplate={() => void onTemplate().catch(showFailure)}
        {...importProps}
      />
    </>
  )
}
