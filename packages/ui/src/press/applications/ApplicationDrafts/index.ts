export { ApplicationDrafts, type ApplicationDraftsProps, type DraftApplication } from './ApplicationDrafts.tsx'
