export { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'
export { RatingFigures } from './WorkSections.tsx'
export {
  toProfileValues,
  type Profile,
  type ProfileBody,
  type ProfileOwner,
  type ProfileValues,
} from './profile-values.ts'
