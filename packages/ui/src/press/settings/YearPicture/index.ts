export { YearPicture, type YearPictureProps } from './YearPicture.tsx'
