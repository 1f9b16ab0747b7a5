import { useTranslation } from '@press/i18n'
import { useState, type ReactNode } from 'react'
import { Form, FormFooter, usePressForm } from '../../../patterns/Form/index.ts'
import { useToday } from '../../../private/useToday.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { AddressesSection, BankSection, IdentitySection } from './PaperSections.tsx'
import { ContactsSection, PersonSection } from './PersonSections.tsx'
import {
  problemsIn,
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
  const form = usePressForm<ProfileValues, 'people'>({
    values: before,
    problems: (values) => problemsIn(sections, values, today),
    words: 'people',
    onSubmit: async (values) => {
      await onSubmit(profileBodyOf(values, before))
      const saved = { ...values, avatar: { ...values.avatar, id: null } }
      setBefore(saved)
      form.reset(saved)
      announce(t('form.saved'))
    },
    onDirtyChange,
  })
  const parts: Record<ProfileSectionKey, ReactNode> = {
    person: <PersonSection today={today} onUpload={onUpload} />,
    contacts: <ContactsSection emailReason={emailReason} />,
    identity: <IdentitySection today={today} />,
    bank: <BankSection />,
    addresses: <AddressesSection />,
    work: <WorkSection organizationReason={organizationReason} />,
    experience: <ExperienceSection />,
    education: <EducationSection />,
  }

  return (
    <Form form={form} label={t('form.label')}>
      <div className={styles.sections}>
        {profileSections
          .filter((section) => sections.includes(section))
          .map((section) => (
            <div key={section} className={styles.part}>
              {parts[section]}
            </div>
          ))}
      </div>
      <FormFooter state={form.dirty && t('form.unsaved')}>
        {form.dirty && (
          <Button variant="secondary" disabled={form.busy} onClick={() => form.reset(before)}>
            {t('form.cancel')}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('form.saving')}>
          {t('form.save')}
        </Button>
      </FormFooter>
    </Form>
  )
}
