export { FirstPeopleForm, namedPeople, type FirstPeople, type FirstPerson } from './FirstPeopleForm.tsx'
