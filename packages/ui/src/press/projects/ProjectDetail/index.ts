export { ProjectDetail, type ProjectDetailProps } from './ProjectDetail.tsx'
