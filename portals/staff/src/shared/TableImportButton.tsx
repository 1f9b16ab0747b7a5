import {
  Button,
  glyphs,
  TableImportDialog,
  type TableImportReport,
  type TableImportWords,
  type UploadOptions,
} from '@press/ui'
import { useState } from 'react'
import { useTableImport } from './useTableImport.ts'

interface TableImportButtonProps<Field extends string> {
  /** The label of the button. */
  label: string
  words: TableImportWords<Field>
  onTemplate: () => Promise<void>
  /** Checks a table, or imports it when `write` is true. */
  onImport: (file: File, write: boolean, options?: Partial<UploadOptions>) => Promise<TableImportReport<Field>>
  /** Returns the message about the number of imported rows. */
  written: (count: number) => string
}

/** A button that imports many rows from a table, once all rows are valid. */
export function TableImportButton<Field extends string>({
  label,
  words,
  onTemplate,
  onImport,
  written,
}: TableImportButtonProps<Field>) {
  const [isOpen, setIsOpen] = useState(false)
  const { say, ...importProps } = useTableImport(onImport, written)
  return (
    <>
      <Button leading={glyphs.uploadSimple} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <TableImportDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        words={words}
        onTemplate={() => void onTemplate().catch(say)}
        {...importProps}
      />
    </>
  )
}
