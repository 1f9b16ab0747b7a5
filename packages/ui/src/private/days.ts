export { toPressDay } from '@press/i18n'
