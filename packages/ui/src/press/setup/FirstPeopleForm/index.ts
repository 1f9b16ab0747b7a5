export {
  FirstPeopleForm,
  namedPeople,
  type FirstPeopleFormProps,
  type FirstPeople,
  type FirstPerson,
} from './FirstPeopleForm.tsx'
