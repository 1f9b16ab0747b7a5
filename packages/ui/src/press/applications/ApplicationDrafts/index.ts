export { ApplicationDrafts, type ApplicationDraftsProps, type BegunApplication } from './ApplicationDrafts.tsx'
