import { uploadAndRefresh, isApiError } from '@press/client'
import { useTranslation } from '@press/i18n'
import { useNavigate } from '@press/shell'
import { Button, glyphs, SuspiciousStatementError, StatementImportDialog, UploadError } from '@press/ui'
import { useState } from 'react'
import { useStaff } from '../shared/useStaff.ts'

/** Imports a bank statement and opens its payments that need a decision. */
export function ImportStatementButton({ secondary = false }: { secondary?: boolean }) {
  const { t } = useTranslation('statements')
  const { paths } = useStaff()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant={!secondary ? 'primary' : undefined}
        leading={glyphs.uploadSimple}
        onClick={() => setIsOpen(true)}
      >
        {t(secondary ? 'take.another' : 'take.open')}
      </Button>
      <StatementImportDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        onImport={async (file, { reason, ...options }) => {
          const form = new FormData()
          // The reason must come before the file, because it tells the server how to treat the file.
          if (reason) form.append('reason', reason)
          form.append('file', file)
          try {
            const { statement } = await uploadAndRefresh('POST /api/statements', {}, form, options)
            void navigate(paths.statement(statement.id))
          } catch (error) {
            if (!isApiError(error)) throw error
            if (error.fields['reason']) throw new SuspiciousStatementError(error.fields['reason'])
            throw new UploadError(error.fields['file'] ?? error.message, { final: true })
          }
        }}
      />
    </>
  )
}
