import { validateProfile } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState, type ReactNode } from 'react'
import { Columns, Page, Stack } from '../../../foundations/layout/index.ts'
import { Text } from '../../../foundations/Text/index.ts'
import { useShortcut } from '../../../foundations/useShortcut/index.ts'
import { Form, usePressForm, type FormError } from '../../../patterns/Form/index.ts'
import { PageHeader } from '../../../patterns/PageHeader/index.ts'
import { useToday } from '../../../foundations/Clock/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { AboutSection, AddressesSection, LinksSection, PhotoSection } from './PersonSections.tsx'
import {
  toProfileBody,
  toProfileValues,
  type Profile,
  type ProfileBody,
  type ProfileOwner,
  type ProfileValues,
} from './profile-values.ts'
import { EducationSection, ExperienceSection, WorkSection } from './WorkSections.tsx'

export interface ProfileFormProps {
  user: ProfileOwner
  profile: Profile
  /** A draft that replaces the saved values of the profile. */
  defaultValues?: ProfileValues
  /** Errors that are shown before anything is submitted. */
  refusal?: FormError | undefined
  /** Whether the title uses the book font, as in the author's portal. @default false */
  serifTitle?: boolean
  /** Confidential data outside the form, shown below the profile's fields. */
  payments?: ReactNode
  /** Sign-in settings and sessions. Their changes apply at once, without Save. */
  security?: ReactNode
  /** Uploads the photo. */
  onUpload: Upload
  /** Saves the profile. If it rejects with a `FormError`, the errors appear on the fields. */
  onSubmit: (body: ProfileBody, values: ProfileValues) => Promise<unknown>
  /** Saves a draft. Called after every change. */
  onDraft?: (values: ProfileValues) => void
  /** Discards the changes. The form then shows the saved profile again. */
  onDiscard?: () => void
}

/** The page of a person's own profile: a form with one Save button, and next to it settings that apply at once. */
export function ProfileForm({
  user,
  profile,
  defaultValues,
  refusal,
  serifTitle,
  payments,
  security,
  onUpload,
  onSubmit,
  onDraft,
  onDiscard,
}: ProfileFormProps) {
  const { t } = useTranslation('profile')
  const id = useId()
  const today = useToday()
  const announce = useAnnounce()
  const [savedValues, setSavedValues] = useState(() => toProfileValues(user, profile))
  const [hasDraft, setHasDraft] = useState(defaultValues !== undefined)
  const form = usePressForm<ProfileValues, 'profile'>({
    values: defaultValues ?? savedValues,
    refusal,
    problems: (values) => ({
      ...validateProfile(values, today),
      ...(values.avatar.unfinished && { avatar: 'unfinished' as const }),
    }),
    namespace: 'profile',
    onSubmit: async (values) => {
      await onSubmit(toProfileBody(values, savedValues), values)
      setHasDraft(false)
      const newValues = { ...values, avatar: { ...values.avatar, id: null } }
      setSavedValues(newValues)
      form.reset(newValues)
      announce(t('form.saved'))
    },
    onValuesChange: onDraft,
  })
  const hasUnsavedChanges = form.dirty || hasDraft
  useShortcut('mod+s', () => document.querySelector<HTMLFormElement>(`#${CSS.escape(id)}`)?.requestSubmit(), {
    enabled: hasUnsavedChanges,
  })

  return (
    <Page
      width="wide"
      header={
        <PageHeader
          serifTitle={serifTitle ?? false}
          title={t('profile.title')}
          primary={
            <>
              <output>
                {hasUnsavedChanges && (
                  <Text variant="small" tone="secondary">
                    {t('form.unsaved')}
                  </Text>
                )}
              </output>
              {hasUnsavedChanges && (
                <Button
                  variant="secondary"
                  disabled={form.busy}
                  onClick={() => {
                    form.reset(savedValues)
                    setHasDraft(false)
                    onDiscard?.()
                  }}
                >
                  {t('form.cancel')}
                </Button>
              )}
              <Button type="submit" form={id} variant="primary" busy={form.busy} busyLabel={t('form.saving')}>
                {t('form.save')}
              </Button>
            </>
          }
        />
      }
    >
      <Form form={form} id={id} label={t('form.label')}>
        <Columns desktop={2}>
          <Stack gap={4}>
            <PhotoSection onUpload={onUpload} />
            <AboutSection today={today} email={profile.email} />
            {payments}
            <WorkSection organization={profile.organization} rating={profile.rating} />
          </Stack>
          <Stack gap={4}>
            {security}
            <LinksSection />
            <ExperienceSection />
            <EducationSection />
            <AddressesSection />
          </Stack>
        </Columns>
      </Form>
    </Page>
  )
}
