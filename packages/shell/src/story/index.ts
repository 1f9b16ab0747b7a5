export { views } from '@press/ui/src/docs/screen-viewports.ts'
export { every, forbidden, notFound, pending, unreachable, type Answers, type CallInput } from './network.ts'
export { createScreenStory, screenMeta, type ScreenStoryProps } from './screen-story.tsx'
export { dark, failed, loading, narrowInKazakh, noAccess, phone, settle, tablet } from './variants.ts'
