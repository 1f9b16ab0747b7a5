export { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'
export { profileSections, type Profile, type ProfileBody, type ProfileSectionKey } from './profileValues.ts'
