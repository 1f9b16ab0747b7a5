export { OtherQueue, type OtherQueueProps } from './OtherQueue.tsx'
