// The print styles. No one prints in the first seconds, so load them once the screen is shown.
import './themes/print.css.ts'
