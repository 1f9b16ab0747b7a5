export { WorkResponses, type WorkResponsesProps } from './WorkResponses.tsx'
