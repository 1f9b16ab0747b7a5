import { useTranslation } from '@press/i18n'
import { Button, Dialog, Stack, Text } from '@press/ui'

interface ConsentDialogProps {
  title: string
  /** Paragraphs, with an empty line between. */
  text: string
  onClose: () => void
}

/** The words of a consent, to be read. */
export function ConsentDialog({ title, text, onClose }: ConsentDialogProps) {
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
      <Stack gap={3}>
        {text.split('\n\n').map((paragraph) => (
          <Text key={paragraph} as="p">
            {paragraph}
          </Text>
        ))}
      </Stack>
    </Dialog>
  )
}
