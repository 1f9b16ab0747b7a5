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
  /** What the button says. */
  label: string
  words: TableImportWords<Field>
  onTemplate: () => Promise<void>
  /** Has a table checked, or written. */
  onImport: (file: File, write: boolean, options?: Partial<UploadOptions>) => Promise<TableImportReport<Field>>
  /** What is said of so many rows that were written. */
  written: (count: number) => string
}

/** Takes in many rows from a table, once nothing stands against any of them. */
export function TableImportButton<Field extends string>({
  label,
  words,
  onTemplate,
  onImport,
  written,
}: TableImportButtonProps<Field>) {
  const [open, setOpen] = useState(false)
  const { say, ...sending } = useTableImport(onImport, written)
  return (
    <>
      <Button leading={glyphs.uploadSimple} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <TableImportDialog
        open={open}
        onOpenChange={setOpen}
        words={words}
        onTemplate={() => void onTemplate().catch(say)}
        {...sending}
      />
    </>
  )
}
