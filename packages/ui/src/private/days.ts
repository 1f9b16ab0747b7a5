export { dayOf } from '@press/i18n'
