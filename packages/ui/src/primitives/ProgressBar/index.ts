export {
  ProgressBar,
  ProgressCircle,
  progressTones,
  type ProgressBarProps,
  type ProgressCircleProps,
  type ProgressTone,
} from './ProgressBar.tsx'
