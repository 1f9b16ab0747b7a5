import './layers.css.ts'
import './reset.css.ts'
import './surfaces.css.ts'

export { vars, type Surface } from './contract.css.ts'
export { density } from './density.css.ts'
export { densities, themeNames, themes, type Density, type ThemeName } from './themes.ts'
