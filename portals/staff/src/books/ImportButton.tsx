import { importTable, saveFile } from '@press/client'
import { useTranslation } from '@press/i18n'
import { BookImportDialog, Button, glyphs } from '@press/ui'
import { useState } from 'react'
import { useTableImport } from '../shared/useTableImport.ts'

const importBooks = importTable('POST /api/books/import')

/** Imports books of earlier years from a table. */
export function ImportButton() {
  const { t } = useTranslation('books')
  const [isOpen, setIsOpen] = useState(false)
  const { showFailure, ...importProps } = useTableImport(importBooks, (count) => t('import.written', { count }))
  return (
    <>
      <Button variant="primary" leading={glyphs.uploadSimple} onClick={() => setIsOpen(true)}>
        {t('import.open')}
      </Button>
      <BookImportDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        onTemplate={() => void saveFile('GET /api/books/import', {}, 'books.xlsx').catch(showFailure)}
        {...importProps}
      />
    </>
  )
}
