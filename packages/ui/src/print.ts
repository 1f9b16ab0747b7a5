// The print styles. Load them once the screen is shown, because nothing is printed in the first seconds.
import './themes/print.css.ts'
