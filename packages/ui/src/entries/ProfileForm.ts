export * from '../press/ProfileForm/index.ts'
