export * from '../press/people/ProfileForm/index.ts'
