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

const swrConfig: SWRConfiguration = {
  use: [offlineCacheMiddleware, deferFirstAnswer],
  // Retries only network errors: a refusal would be refused again, and a bug would recur.
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

/** The providers that screens need, in order of their dependencies. */
export function Providers({ i18n, portal, children }: ProvidersProps) {
  const { locale, messages } = usePreferences()
  useEffect(() => {
    void setLocale(i18n, locale)
  }, [i18n, locale])
  return (
    <I18nextProvider i18n={i18n}>
      <RootErrorBoundary>
        <SWRConfig value={swrConfig}>
          <PortalContext value={portal}>
            <LinkProvider component={RouterLink}>
              <Announcer>
                <ToastProvider messageStay={messages}>
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
