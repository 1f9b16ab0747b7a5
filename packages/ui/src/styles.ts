// The styles that every page needs once, before any component: the layer order, the reset, the tokens of all themes, and the fonts.
import './themes/layers.css.ts'
import './themes/reset.css.ts'
import './themes/surfaces.css.ts'
import './themes/density.css.ts'
import './themes/fonts.ts'
