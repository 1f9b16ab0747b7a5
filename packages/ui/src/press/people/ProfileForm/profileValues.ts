import { profileProblems, type ProfileProblems, type Specialization } from '@press/domain'

/** A person's own profile (spec §3). Days are `yyyy-mm-dd`, years numbers. */
export interface Profile {
  name: string
  email: string
  phone: string | null
  birthday: string | null
  biography: string | null
  social_links: string[]
  IIN: string | null
  identity_document: { number: string | null; issued_by: string | null; issued_at: string | null }
  bank: { name: string | null; BIK: string | null; IIK: string | null }
  card_number: string | null
  addresses: { registration: string | null; residence: string | null }
  organization: string | null
  specialization: Specialization | null
  languages: string[]
  skills: string[]
  experience: { place: string; position: string | null; from: number | null; to: number | null }[]
  education: { place: string; speciality: string | null; year: number | null }[]
  /** Address of the photo. */
  avatar: string | null
}

/** What is sent; the photo by its number, null when it was taken out, absent when it stays. */
export type ProfileBody = Omit<Profile, 'avatar'> & { avatar?: number | null }

/** A photo in the form: what is seen, and its number once it has been uploaded. */
export interface PhotoValue {
  src: string | null
  id: number | null
}

/** What the form holds: '' where nothing is known. */
export interface ProfileValues {
  avatar: PhotoValue
  name: string
  email: string
  phone: string
  birthday: string
  biography: string
  social_links: { url: string }[]
  IIN: string
  identity_document: { number: string; issued_by: string; issued_at: string }
  bank: { name: string; BIK: string; IIK: string }
  card_number: string
  addresses: { registration: string; residence: string }
  organization: string
  specialization: Specialization | ''
  languages: string[]
  skills: string[]
  experience: { place: string; position: string; from: string; to: string }[]
  education: { place: string; speciality: string; year: string }[]
}

const words = (value: string | number | null): string => (value === null ? '' : String(value))
const known = (value: string): string | null => value.trim() || null
const year = (value: string): number | null => (value ? Number(value) : null)

export function profileValues(profile: Profile): ProfileValues {
  const { identity_document, bank, addresses } = profile
  return {
    avatar: { src: profile.avatar, id: null },
    name: profile.name,
    email: profile.email,
    phone: words(profile.phone),
    birthday: words(profile.birthday),
    biography: words(profile.biography),
    social_links: profile.social_links.map((url) => ({ url })),
    IIN: words(profile.IIN),
    identity_document: {
      number: words(identity_document.number),
      issued_by: words(identity_document.issued_by),
      issued_at: words(identity_document.issued_at),
    },
    bank: { name: words(bank.name), BIK: words(bank.BIK), IIK: words(bank.IIK) },
    card_number: words(profile.card_number),
    addresses: { registration: words(addresses.registration), residence: words(addresses.residence) },
    organization: words(profile.organization),
    specialization: profile.specialization ?? '',
    languages: profile.languages,
    skills: profile.skills,
    experience: profile.experience.map(({ place, position, from, to }) => ({
      place,
      position: words(position),
      from: words(from),
      to: words(to),
    })),
    education: profile.education.map((one) => ({
      place: one.place,
      speciality: words(one.speciality),
      year: words(one.year),
    })),
  }
}

export function profileBodyOf(values: ProfileValues, before: ProfileValues): ProfileBody {
  const { avatar, identity_document, bank, addresses } = values
  const removed = avatar.src === null && before.avatar.src !== null
  return {
    ...(avatar.id !== null ? { avatar: avatar.id } : removed && { avatar: null }),
    name: values.name.trim(),
    email: values.email.trim(),
    phone: known(values.phone),
    birthday: known(values.birthday),
    biography: known(values.biography),
    social_links: values.social_links.map(({ url }) => url.trim()).filter(Boolean),
    IIN: known(values.IIN),
    identity_document: {
      number: known(identity_document.number),
      issued_by: known(identity_document.issued_by),
      issued_at: known(identity_document.issued_at),
    },
    bank: { name: known(bank.name), BIK: known(bank.BIK), IIK: known(bank.IIK) },
    card_number: known(values.card_number),
    addresses: { registration: known(addresses.registration), residence: known(addresses.residence) },
    organization: known(values.organization),
    specialization: values.specialization || null,
    languages: values.languages,
    skills: values.skills,
    experience: values.experience.map(({ place, position, from, to }) => ({
      place: place.trim(),
      position: known(position),
      from: year(from),
      to: year(to),
    })),
    education: values.education.map((one) => ({
      place: one.place.trim(),
      speciality: known(one.speciality),
      year: year(one.year),
    })),
  }
}

export const profileSections = [
  'person',
  'contacts',
  'identity',
  'bank',
  'addresses',
  'work',
  'experience',
  'education',
] as const
export type ProfileSectionKey = (typeof profileSections)[number]

/** Where the fields are that can be wrong. */
const sectionOf: Readonly<Record<string, ProfileSectionKey>> = {
  name: 'person',
  email: 'contacts',
  social_links: 'contacts',
  bank: 'bank',
  card_number: 'bank',
  experience: 'experience',
  education: 'education',
}

/** What is wrong in the parts that a role has: nobody is held by what they cannot see. */
export const problemsIn = (
  sections: readonly ProfileSectionKey[],
  values: ProfileValues,
  today: string,
): ProfileProblems =>
  Object.fromEntries(
    Object.entries(profileProblems(values, today)).filter(([field]) => {
      const section = sectionOf[field.split('.', 1)[0] ?? '']
      return section && sections.includes(section)
    }),
  )
