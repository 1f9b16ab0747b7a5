export { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'
export { RatingFigures } from './WorkSections.tsx'
export type { Profile, ProfileBody, ProfileOwner } from './profileValues.ts'
