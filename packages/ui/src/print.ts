// What pages do on paper. Nobody prints in the first seconds: load it once the screen stands.
import './themes/print.css.ts'
