import type { Education, Experience, RatingSummary, Specialization } from '@press/domain'
import type { Locale } from '@press/i18n'
import type { PhotoValue } from '../../shared/PhotoField/PhotoField.tsx'

/** The data that a person may change in their own profile (spec §3). Dates are `yyyy-mm-dd`, years are numbers. */
export interface Profile {
  email: string
  phone: string | null
  birthday: string | null
  biography: string | null
  social_links: string[]
  addresses: { registration: string; residence: string }
  organization: string | null
  specialization: Specialization | null
  languages: string[]
  skills: string[]
  experience: Experience[]
  education: Education[]
  rating: RatingSummary | null
  /** Language of e-mails. */
  locale: Locale
}

/** The owner of the profile; `avatar` is the URL of the photo. */
export interface ProfileOwner {
  name: string
  avatar: string | null
}

/** The request body. `avatar` is the id of the photo: null removes the photo, and an absent id keeps it. */
export type ProfileBody = Omit<Profile, 'email' | 'organization' | 'rating' | 'phone' | 'birthday' | 'biography'> & {
  name: string
  phone: string
  birthday: string
  biography: string
  avatar?: number | null
}

/** The values of the form. Unknown values are ''. */
export interface ProfileValues {
  avatar: PhotoValue
  name: string
  phone: string
  birthday: string
  biography: string
  locale: Locale
  social_links: { url: string }[]
  addresses: { registration: string; residence: string }
  specialization: Specialization | ''
  languages: string[]
  skills: string[]
  experience: { place: string; position: string; from: string; to: string }[]
  education: { place: string; speciality: string; year: string }[]
}

const toText = (value: string | number | null): string => (value === null ? '' : String(value))
const toYear = (value: string): number | null => (value ? Number(value) : null)

export const toProfileValues = ({ name, avatar }: ProfileOwner, profile: Profile): ProfileValues => ({
  avatar: { src: avatar, id: null, unfinished: false },
  name,
  phone: toText(profile.phone),
  birthday: toText(profile.birthday),
  biography: toText(profile.biography),
  locale: profile.locale,
  social_links: profile.social_links.map((url) => ({ url })),
  addresses: profile.addresses,
  specialization: profile.specialization ?? '',
  languages: profile.languages,
  skills: profile.skills,
  experience: profile.experience.map((job) => ({ ...job, from: toText(job.from), to: toText(job.to) })),
  education: profile.education.map((study) => ({ ...study, year: toText(study.year) })),
})

export function toProfileBody({ avatar, ...values }: ProfileValues, savedValues: ProfileValues): ProfileBody {
  const isPhotoRemoved = avatar.src === null && savedValues.avatar.src !== null
  return {
    ...values,
    ...(avatar.id !== null ? { avatar: avatar.id } : isPhotoRemoved && { avatar: null }),
    name: values.name.trim(),
    biography: values.biography.trim(),
    social_links: values.social_links.map(({ url }) => url.trim()).filter(Boolean),
    specialization: values.specialization || null,
    experience: values.experience.map((job) => ({ ...job, from: toYear(job.from), to: toYear(job.to) })),
    education: values.education.map((study) => ({ ...study, year: toYear(study.year) })),
  }
}
