import { reportClientBug } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Button, Stack, Text } from '@press/ui'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { reloadPageOnce, isChunkLoadError } from './chunk-load-error.ts'

/** The outermost error boundary: if the error screen itself breaks, it shows a message and reports the error. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false }
  static getDerivedStateFromError = () => ({ hasError: true })
  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportClientBug(error, componentStack)
    if (isChunkLoadError(error)) void reloadPageOnce()
  }
  override render() {
    return this.state.hasError ? <BrokenScreenMessage /> : this.props.children
  }
}

function BrokenScreenMessage() {
  const { t } = useTranslation(['ui', 'shell'])
  return (
    <Stack as="section" gap={3}>
      <Text as="p">{t('shell:error.unexpected')}</Text>
      <div>
        <Button onClick={() => location.reload()}>{t('error.retry')}</Button>
      </div>
    </Stack>
  )
}
