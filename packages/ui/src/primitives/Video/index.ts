export { Video, type VideoCaptions, type VideoProps } from './Video.tsx'
