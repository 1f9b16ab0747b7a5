import { importBooks, isApiError, saveBookTemplate } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useErrorText } from '@press/shell'
import { BookImportDialog, Button, glyphs, UploadError, useToast } from '@press/ui'
import { useState } from 'react'

/** Takes in books of earlier years from a table. */
export function ImportButton() {
  const { t } = useTranslation('books')
  const toast = useToast()
  const errorText = useErrorText()
  const [open, setOpen] = useState(false)
  const say = (error: unknown) => toast({ tone: 'danger', message: errorText(error) })
  return (
    <>
      <Button variant="primary" leading={glyphs.uploadSimple} onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      <BookImportDialog
        open={open}
        onOpenChange={setOpen}
        onTemplate={() => void saveBookTemplate().catch(say)}
        onCheck={async (file, options) => {
          try {
            return await importBooks(file, false, options)
          } catch (error) {
            if (!isApiError(error)) throw error
            const problem = error.fields['file']
            throw new UploadError(problem ?? error.message, { final: problem !== undefined })
          }
        }}
        onWrite={async (file, options) => {
          try {
            const report = await importBooks(file, true, options)
            if (report.written > 0) toast({ message: t('import.written', { count: report.written }) })
            return report
          } catch (error) {
            say(error)
            throw error
          }
        }}
      />
    </>
  )
}
