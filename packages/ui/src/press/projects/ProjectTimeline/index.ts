export { ProjectTimeline, type ProjectTimelineProps } from './ProjectTimeline.tsx'
