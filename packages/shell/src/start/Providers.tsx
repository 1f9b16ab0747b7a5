import { deferFirstAnswer, isNetworkError, reportClientBug, offlineCacheMiddleware } from '@press/client'
import type { Portal } from '@press/domain'
import { I18nextProvider, setLocale } from '@press/i18n'
import { Announcer, LinkProvider, ToastProvider } from '@press/ui'
import type { i18n } from 'i18next'
import { Suspense, useEffect, type ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { usePreferences } from '../providers/preferences.ts'
import { PortalContext } from '../routing/portal.ts'
import { RouterLink } from '../routing/RouterLink.tsx'
import { RootErrorBoundary } from './RootErrorBoundary.tsx'

const reading: SWRConfiguration = {
  use: [offlineCacheMiddleware, deferFirstAnswer],
  // What the server refused it would refuse again, and a mistake stays one; what it could not be asked is asked again.
  shouldRetryOnError: isNetworkError,
  onError: (error) => reportClientBug(error),
  errorRetryInterval: 3000,
  focusThrottleInterval: 10_000,
}

interface ProvidersProps {
  i18n: i18n
  portal: Portal
  children: ReactNode
}

/** Everything that screens stand on, in the order they need each other. */
export function Providers({ i18n, portal, children }: ProvidersProps) {
  const { locale, messages } = usePreferences()
  useEffect(() => {
    void setLocale(i18n, locale)
  }, [i18n, locale])
  return (
    <I18nextProvider i18n={i18n}>
      <RootErrorBoundary>
        <SWRConfig value={reading}>
          <PortalContext value={portal}>
            <LinkProvider component={RouterLink}>
              <Announcer>
                <ToastProvider stay={messages}>
                  <Suspense>{children}</Suspense>
                </ToastProvider>
              </Announcer>
            </LinkProvider>
          </PortalContext>
        </SWRConfig>
      </RootErrorBoundary>
    </I18nextProvider>
  )
}
