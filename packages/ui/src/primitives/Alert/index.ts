export { Alert, alertTones, type AlertProps, type AlertTone } from './Alert.tsx'
export { StaleBar, type StaleBarProps } from './StaleBar.tsx'
