import { act, useCall, useSession, useSettings } from '@press/client'
import { findNextSetupStep, roleKeys, setupSteps, type RoleKey, type SetupStep } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { LanguageMenu, QueryBoundary, ThemeMenu, useErrorMessage, useNavigate, useSearchParams } from '@press/shell'
import { Alert, ButtonLink, Page, SetupDone, Stack } from '@press/ui'
import { useState, type ComponentType } from 'react'
import { useStaff } from '../shared/useStaff.ts'
import { IdentityStep } from './IdentityStep.tsx'
import { LettersStep } from './LettersStep.tsx'
import { PeopleStep } from './PeopleStep.tsx'
import { PricesStep } from './PricesStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import type { SetupData, StepProps } from './steps.ts'
import { useStepViews } from './useStepViews.ts'
import { VatStep } from './VatStep.tsx'

const steps: Record<SetupStep, ComponentType<StepProps>> = {
  identity: IdentityStep,
  requisites: DetailsStep,
  letters: LettersStep,
  vat: VatStep,
  prices: PricesStep,
  people: PeopleStep,
}

/** The steps of the setup, shown once their data has loaded. */
export function SetupWizard() {
  const setup = useCall('GET /api/setup', {})
  const settings = useSettings()
  const prices = useCall('GET /api/price-list', {})
  const profile = useCall('GET /api/userprofile', {})
  return (
    <QueryBoundary result={setup}>
      {({ setup: setupData }) =>
        setupData && !setupData.finished_at ? (
          <QueryBoundary result={settings}>
            {(rows) => (
              <QueryBoundary result={prices}>
                {({ price_list }) => (
                  <Steps
                    data={{
                      setup: setupData,
                      answer: rows,
                      prices: price_list,
                      email: profile.data?.profile.email ?? '',
                    }}
                  />
                )}
              </QueryBoundary>
            )}
          </QueryBoundary>
        ) : (
          <SetupFinished />
        )
      }
    </QueryBoundary>
  )
}

/** Shown if the setup is already finished, because it cannot be repeated. */
function SetupFinished() {
  const { t } = useTranslation('setup')
  const { paths } = useStaff()
  return (
    <Page>
      <Stack gap={4} align="start">
        <Alert>{t('noSetup')}</Alert>
        <ButtonLink href={paths.home} variant="primary">
          {t('done.home')}
        </ButtonLink>
      </Stack>
    </Page>
  )
}

/** The steps of the setup. The URL selects the step; the default is the first unfinished step. */
function Steps({ data }: { data: SetupData }) {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const { opened_at, opened_by, steps: stepStates } = data.setup
  const stepViews = useStepViews(data)
  const stepParam = search.get('step')
  // The step that was first when the screen was opened. If someone else finishes this step, the user still stays on it.
  const [initialStep] = useState(() => findNextSetupStep(stepStates))
  const step = stepParam === 'done' ? undefined : (setupSteps.find((key) => key === stepParam) ?? initialStep)
  const goTo = (next: SetupStep | undefined, role?: RoleKey) =>
    setSearch({ step: next ?? 'done', ...(role && { invite: role }) })
  const invite = roleKeys.find((role) => role === search.get('invite'))
  const header = {
    brand: t('product'),
    link: { openedAt: opened_at, name: opened_by && opened_by.id !== user?.id ? opened_by.name : undefined },
    controls: (
      <>
        <LanguageMenu />
        <ThemeMenu />
      </>
    ),
  }
  if (!step) return <FinishStep data={data} header={header} views={stepViews} onStep={goTo} />
  const Step = steps[step]
  return (
    <Step
      key={step}
      data={data}
      views={stepViews}
      header={header}
      reader={user?.name ?? ''}
      onStep={goTo}
      invite={invite}
    />
  )
}

interface DoneProps {
  data: SetupData
  header: StepProps['header']
  views: StepProps['views']
  onStep: (step: SetupStep) => void
}

function FinishStep({ data, header, views, onStep }: DoneProps) {
  const { paths } = useStaff()
  const navigate = useNavigate()
  const formatError = useErrorMessage()
  const [isFinishing, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const finishSetup = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await act('POST /api/setup/finish', {})
      void navigate(paths.home, { replace: true })
    } catch (error) {
      setFailure(formatError(error))
      setBusy(false)
    }
  }
  return (
    <SetupDone
      {...header}
      steps={views}
      invitations={data.setup.people.length}
      onStep={onStep}
      onFinish={() => void finishSetup()}
      busy={isFinishing}
      failure={failure && <Alert tone="danger">{failure}</Alert>}
    />
  )
}
