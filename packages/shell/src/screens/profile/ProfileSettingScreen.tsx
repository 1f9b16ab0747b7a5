import { saveProfile, useCall } from '@press/client'
import type { AnswerOf } from '@press/contract'
import { useTranslation } from '@press/i18n'
import { Page, PageHeader, ProfileForm, toProfileValues, useToast, type ProfileValues } from '@press/ui'
import { useUpload } from '../../calls/useUpload.ts'
import { useEditScreen } from '../../forms/useEditScreen.ts'
import { usePortal } from '../../routing/portal.ts'
import { QueryBoundary } from '../../calls/QueryBoundary.tsx'
import { CalendarFeedPanel } from './CalendarFeedPanel.tsx'
import { ConfidentialSection } from './ConfidentialSection.tsx'
import { PersonalDataPanel } from './PersonalDataPanel.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import { useProfileLabels } from './useProfileLabels.ts'

type Answer = AnswerOf<'GET /api/userprofile'>

/** The person's profile, sign-in methods and sessions. */
export function ProfileSettingScreen() {
  const { t } = useTranslation('profile')
  const isAuthorPortal = usePortal() === 'author'
  const answer = useCall('GET /api/userprofile', {})
  if (answer.data) return <OwnProfile {...answer.data} serifTitle={isAuthorPortal} />
  return (
    <Page width="wide" header={<PageHeader serifTitle={isAuthorPortal} title={t('profile.title')} />}>
      <QueryBoundary result={answer} errorTitle={t('profile.loadFailed')}>
        {() => null}
      </QueryBoundary>
    </Page>
  )
}

const toRow = ({ user, profile }: Answer) => ({ user, profile, version: profile.version })

function OwnProfile({ serifTitle, ...answer }: Answer & { serifTitle: boolean }) {
  const { t } = useTranslation('profile')
  const toast = useToast()
  const onUpload = useUpload('image')
  const { user, profile } = answer
  const screen = useEditScreen<ReturnType<typeof toRow>, ProfileValues>('profile', {
    row: toRow(answer),
    valuesOf: (row) => toProfileValues(row.user, row.profile),
    currentRowOf: (current) => toRow(current as Answer),
    ...useProfileLabels(),
    lossText: t('form.loses'),
  })
  return (
    <>
      <ProfileForm
        user={user}
        profile={profile}
        defaultValues={screen.isDraftRestored ? screen.values : undefined}
        refusal={screen.refusal}
        serifTitle={serifTitle}
        payments={<ConfidentialSection masked={profile} inProgressCount={profile.payments_under_way} />}
        security={
          <>
            <SecuritySection />
            <CalendarFeedPanel />
            <PersonalDataPanel />
          </>
        }
        onUpload={onUpload}
        // A draft cannot contain a newly chosen photo, because the photo's bytes exist only in this page.
        onDraft={(values) => screen.storeDraft({ ...values, avatar: screen.values.avatar })}
        onDiscard={() => screen.continueFrom(toRow(answer))}
        onSubmit={async (body, values) => {
          await screen.save(values, async (version) => {
            screen.continueFrom(toRow(await saveProfile({ ...body, version })))
          })
          toast({ message: t('form.saved') })
        }}
      />
      {screen.guard}
    </>
  )
}
