import { saveProfile, useUserProfile } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Page, PageHeader, ProfileForm, useToast } from '@press/ui'
import { useState } from 'react'
import { useRefusal } from '../../calls/useRefusal.ts'
import { useUpload } from '../../calls/useUpload.ts'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { usePortal } from '../../routing/portal.ts'
import { Loaded } from '../Loaded.tsx'
import { CalendarFeedPanel } from './CalendarFeedPanel.tsx'
import { ConfidentialSection } from './ConfidentialSection.tsx'
import { PersonalDataPanel } from './PersonalDataPanel.tsx'
import { SecuritySection } from './SecuritySection.tsx'

/** One's own profile, how one signs in, and where. */
export function ProfileSettingScreen() {
  const { t } = useTranslation('people')
  const toast = useToast()
  const refusalOf = useRefusal()
  const onUpload = useUpload('image')
  const bookish = usePortal() === 'author'
  const answer = useUserProfile()
  const [dirty, setDirty] = useState(false)
  if (!answer.data)
    return (
      <Page width="wide" header={<PageHeader bookish={bookish} title={t('profile.title')} />}>
        <Loaded of={answer} failed={t('profile.loadFailed')}>
          {() => null}
        </Loaded>
      </Page>
    )
  const { user, profile } = answer.data
  return (
    <>
      <ProfileForm
        user={user}
        profile={profile}
        bookish={bookish}
        payments={<ConfidentialSection masked={profile} underWay={profile.payments_under_way} />}
        security={
          <>
            <SecuritySection />
            <CalendarFeedPanel />
            <PersonalDataPanel />
          </>
        }
        onUpload={onUpload}
        onDirtyChange={setDirty}
        onSubmit={async (body) => {
          try {
            await saveProfile({ ...body, version: profile.version })
          } catch (error) {
            throw refusalOf(error)
          }
          toast({ message: t('form.saved') })
        }}
      />
      <LeaveGuard when={dirty} loses={t('form.loses')} />
    </>
  )
}
