import { useTranslation } from '@press/i18n'
import { DocumentsDialog } from '@press/shell'
import { Button, Panel, Stack, Text } from '@press/ui'
import { useState } from 'react'

/** The documents that the press generates for a book: its passport, the signal copy sheet, the imprint. */
export function BookDocuments({ id }: { id: number }) {
  const { t } = useTranslation('documents')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Panel title={t('label')}>
      <Stack gap={3}>
        <Text as="p" tone="secondary">
          {t('forAuthor.text')}
        </Text>
        <div>
          <Button onClick={() => setIsOpen(true)}>{t('forAuthor.act')}</Button>
        </div>
      </Stack>
      {isOpen && <DocumentsDialog id={id} onClose={() => setIsOpen(false)} />}
    </Panel>
  )
}
