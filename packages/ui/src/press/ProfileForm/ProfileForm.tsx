import { useTranslation } from '@press/i18n'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Form, FormFooter, type FormError } from '../../patterns/Form/index.ts'
import { useToday } from '../../private/useToday.ts'
import { useAnnounce } from '../../primitives/Announcer/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import type { Upload } from '../../primitives/FileUpload/index.ts'
import { AddressesSection, BankSection, IdentitySection } from './PaperSections.tsx'
import { ContactsSection, PersonSection } from './PersonSections.tsx'
import {
  profileBodyOf,
  profileSections,
  profileValues,
  type Profile,
  type ProfileBody,
  type ProfileSectionKey,
  type ProfileValues,
} from './profileValues.ts'
import { EducationSection, ExperienceSection, WorkSection } from './WorkSections.tsx'
import * as styles from './ProfileForm.css.ts'

export interface ProfileFormProps {
  profile: Profile
  /** Which parts the role has: a partner has no experience, a printing house no bank. @default all */
  sections?: readonly ProfileSectionKey[]
  /** Why the e-mail cannot be changed here. */
  emailReason?: string
  /** Why the organisation cannot be changed here. */
  organizationReason?: string
  /** Sends the photo. */
  onUpload: Upload
  /** Saves the profile. What it rejects with, a `FormError`, lands on its fields. */
  onSubmit: (body: ProfileBody) => Promise<unknown>
  /** Whether there is something to lose by leaving. */
  onDirtyChange?: (dirty: boolean) => void
  /** @default now */
  today?: string
}

/** Everything a person keeps about themselves, in parts that say who sees them. */
export function ProfileForm({
  profile,
  sections = profileSections,
  emailReason,
  organizationReason,
  onUpload,
  onSubmit,
  onDirtyChange,
  today: given,
}: ProfileFormProps) {
  const { t } = useTranslation('people')
  const today = useToday(given)
  const announce = useAnnounce()
  const [before, setBefore] = useState(() => profileValues(profile))
  const [refusal, setRefusal] = useState<FormError>()
  const form = useForm<ProfileValues>({ defaultValues: before, mode: 'onTouched', shouldFocusError: false })
  const { isDirty, isSubmitting } = form.formState
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty))
  useEffect(() => tell(isDirty), [isDirty])

  const submit = async (values: ProfileValues) => {
    setRefusal(undefined)
    try {
      await onSubmit(profileBodyOf(values, before))
      const saved = { ...values, avatar: { ...values.avatar, id: null } }
      setBefore(saved)
      form.reset(saved)
      announce(t('form.saved'))
    } catch (error) {
      setRefusal(error as FormError)
    }
  }
  const parts: Record<ProfileSectionKey, ReactNode> = {
    person: <PersonSection today={today} onUpload={onUpload} />,
    contacts: <ContactsSection emailReason={emailReason} />,
    identity: <IdentitySection today={today} />,
    bank: <BankSection />,
    addresses: <AddressesSection />,
    work: <WorkSection organizationReason={organizationReason} />,
    experience: <ExperienceSection today={today} />,
    education: <EducationSection today={today} />,
  }

  return (
    <FormProvider {...form}>
      <Form form={form} onSubmit={submit} error={refusal} label={t('form.label')}>
        <div className={styles.sections}>
          {profileSections
            .filter((section) => sections.includes(section))
            .map((section) => (
              <div key={section} className={styles.part}>
                {parts[section]}
              </div>
            ))}
        </div>
        <FormFooter state={isDirty && t('form.unsaved')}>
          {isDirty && (
            <Button
              variant="secondary"
              disabled={isSubmitting}
              onClick={() => {
                setRefusal(undefined)
                form.reset(before)
              }}
            >
              {t('form.cancel')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={t('form.saving')}>
            {t('form.save')}
          </Button>
        </FormFooter>
      </Form>
    </FormProvider>
  )
}
