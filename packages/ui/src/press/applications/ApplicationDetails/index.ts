export { ApplicationDetails, type ApplicationDetailsProps } from './ApplicationDetails.tsx'
