import { useTranslation } from '@press/i18n'
import { Button, Dialog, Stack, Text } from '@press/ui'
import type { ReactNode } from 'react'

interface ConsentDialogProps {
  title: string
  children: ReactNode
  onClose: () => void
}

/** Shows the text of a consent. */
export function ConsentDialog({ title, children, onClose }: ConsentDialogProps) {
  const { t } = useTranslation('privacy')
  return (
    <Dialog
      open
      size="md"
      title={title}
      onOpenChange={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

/** Renders the paragraphs of a consent, which an empty line separates. */
export function ConsentText({ text }: { text: string }) {
  return (
    <Stack gap={3}>
      {text.split('\n\n').map((paragraph) => (
        <Text key={paragraph} as="p">
          {paragraph}
        </Text>
      ))}
    </Stack>
  )
}
