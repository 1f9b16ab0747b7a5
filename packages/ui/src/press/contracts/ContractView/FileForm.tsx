import { getAcceptAttribute, limits, type StoredFile } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, Form, usePressForm } from '../../../patterns/Form/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { FileUpload, type Upload } from '../../../primitives/FileUpload/index.ts'

export interface FileFormProps {
  /** Whether the file is a scan of the signed contract or a detached signature. */
  kind: 'scan' | 'signature'
  onUpload: Upload
  onFile: (fileId: number) => Promise<void>
}

const purposes = { scan: 'document', signature: 'signature' } as const

/** Signs with a file made outside the platform. */
export function FileForm({ kind, onUpload, onFile }: FileFormProps) {
  const { t } = useTranslation('contracts')
  const form = usePressForm<Record<'scan' | 'signature', StoredFile | null>, 'contracts'>({
    values: { scan: null, signature: null },
    problems: (values) => (values[kind] ? {} : { [kind]: 'file' as const }),
    namespace: 'contracts',
    onSubmit: (values) => onFile(values[kind]?.id ?? 0),
  })
  const purpose = purposes[kind]
  return (
    <Form form={form} label={t(kind === 'scan' ? 'sign.scan' : 'sign.file')}>
      <Controller
        control={form.control}
        name={kind}
        render={({ field }) => (
          <FileUpload
            {...field}
            label={t(kind === 'scan' ? 'sign.scan' : 'sign.file')}
            hint={t(kind === 'scan' ? 'sign.scanHint' : 'sign.fileHint')}
            accept={getAcceptAttribute(purpose)}
            maxSize={limits[purpose === 'document' ? 'documentBytes' : 'signatureBytes']}
            onUpload={onUpload}
          />
        )}
      />
      <div>
        <Button type="submit" size="sm" busy={form.busy}>
          {t(kind === 'scan' ? 'sign.attach' : 'sign.byFile')}
        </Button>
      </div>
    </Form>
  )
}
