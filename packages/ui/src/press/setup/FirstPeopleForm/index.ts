export {
  FirstPeopleForm,
  removeBlankPeople,
  type FirstPeopleFormProps,
  type FirstPeople,
  type FirstPerson,
} from './FirstPeopleForm.tsx'
